import { defineTexts } from '#core/i18n/text.ts';

/** Of a payment that was sent and has no answer. */
export const unansweredTexts = defineTexts({
  title: { he: 'לא ברור אם התשלום נרשם', en: 'It is not known whether the payment was recorded' },
  meaning: {
    he: '{what}: השרת לא ענה. שליחה חוזרת לא תגבה פעמיים.',
    en: '{what}: the server did not answer. Sending it again never takes it twice.',
  },
  of: { he: 'לא ברור אם נרשם: {bill} · {what}', en: 'Not known if recorded: {bill} · {what}' },
  lost: { he: 'תשלום שאבד בשחזור: {bill} · {what}', en: 'Payment lost in a restore: {bill} · {what}' },
  lostMeaning: {
    he: 'הנתונים שוחזרו מגיבוי לפני שהשרת ענה. בדקו בחשבון, ורשמו שוב אם התשלום חסר.',
    en: 'The data was restored from a backup before the server answered. Look at the bill, and record it again if missing.',
  },
  lostSeen: { he: 'הבנתי', en: 'Got it' },
  toBill: { he: 'לחשבון', en: 'Open the bill' },
  sendAgain: { he: 'שליחה חוזרת', en: 'Send again' },
  forget: { he: 'לא שולם, לוותר', en: 'It was not paid' },
});
