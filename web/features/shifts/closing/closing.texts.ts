import { defineTexts } from '#core/i18n/text.ts';

export const closingTexts = defineTexts({
  unpaid: { he: 'לא הכול שולם', en: 'Not everything was paid' },
  unpaidHint: {
    he: 'אפשר לסגור כך; זה יופיע בדוח.',
    en: 'The shift can close like this; the report says so.',
  },
  notPaidYet: { he: 'עוד לא שולם: {amount}', en: 'Not paid yet: {amount}' },
  owes: { he: 'נשארו לתשלום {amount}', en: '{amount} still to pay' },
  waits: { he: '{amount} עוד לא אושרו', en: '{amount} not approved yet' },
  giveBack: { he: 'להחזיר {amount}', en: '{amount} to give back' },
  more: {
    he: { one: 'ועוד אחד', two: 'ועוד שניים', other: 'ועוד {count}' },
    en: { one: 'And {count} more', other: 'And {count} more' },
  },
  expectedHint: {
    he: 'תשלומים במזומן במשמרת, בלי הכסף שהיה בקופה בפתיחה.',
    en: 'Payments in cash in this shift, without what was there when it began.',
  },
  expectedWithOrders: {
    he: 'תשלומים במזומן במשמרת, עם ההזמנות שנסגרות עכשיו, בלי הכסף שהיה בקופה בפתיחה.',
    en: 'Payments in cash in this shift, with the orders that are finished now, without what was there when it began.',
  },
  countedHint: { he: 'ריק: לא נספר.', en: 'Left empty: nobody counted.' },
  notAnAmount: { he: 'כתבו סכום, או השאירו ריק.', en: 'Write an amount, or leave it empty.' },
  failed: {
    he: 'לא ידוע כמה לא שולם וכמה מזומן אמור להיות בקופה.',
    en: 'It could not be read what is unpaid and how much cash there should be.',
  },
});
