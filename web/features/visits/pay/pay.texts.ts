import { defineTexts } from '#core/i18n/text.ts';

export const payTexts = defineTexts({
  bill: { he: 'חשבון', en: 'Bill' },
  titleOf: { he: 'גביית תשלום · {what}', en: 'Take payment · {what}' },
  what: { he: 'על מה משלמים?', en: 'What is paid?' },
  all: { he: 'הכול', en: 'Everything' },
  someOrders: { he: 'חלק מההזמנות', en: 'Some orders' },
  split: { he: 'חלוקה שווה', en: 'Equal shares' },
  amount: { he: 'סכום', en: 'An amount' },
  chooseOrders: { he: 'ההזמנות שמשולמות עכשיו', en: 'The orders that are paid now' },
  orderOf: { he: 'הזמנה {number} · {name}', en: 'Order {number} · {name}' },
  payers: { he: 'לכמה מחלקים?', en: 'Divide by how many?' },
  payersHint: {
    he: 'אגורות שלא מתחלקות נוספות לחלק האחרון.',
    en: 'Agorot that do not divide go to the last share.',
  },
  share: { he: 'חלק {number} מתוך {count}', en: 'Share {number} of {count}' },
  shareTaken: { he: 'שולם', en: 'Paid' },
  shares: { he: 'החלקים', en: 'The shares' },
  howMuch: { he: 'כמה משלמים?', en: 'How much?' },
  amountMissing: { he: 'כתבו סכום.', en: 'Write an amount.' },
  amountTooMuch: { he: 'נשארו לתשלום רק {amount}.', en: 'Only {amount} is still to be paid.' },
  ordersMissing: { he: 'בחרו לפחות הזמנה אחת.', en: 'Choose at least one order.' },
  payer: { he: 'שם המשלם', en: 'Name of the payer' },
  payWith: { he: 'גובים {amount}: איך משלמים?', en: 'Taking {amount}: how is it paid?' },
  kinds: { he: 'איך משלמים {amount}', en: 'How {amount} is paid' },
  taken: { he: 'נגבו {amount}', en: '{amount} was taken' },
  failed: { he: 'התשלום לא נרשם. נסו שוב.', en: 'The payment was not recorded. Please try again.' },
  moreThanOwed: {
    he: 'נשארו לתשלום רק {owed}: בינתיים נגבה תשלום במסך אחר. דבר לא נרשם.',
    en: 'Only {owed} is still to be paid: somebody took a payment meanwhile. Nothing was recorded.',
  },
});

export const voidTexts = defineTexts({
  void: { he: 'ביטול התשלום', en: 'Void' },
  voidOf: { he: 'ביטול תשלום: {what}', en: 'Void payment: {what}' },
  title: { he: 'לבטל תשלום של {amount}?', en: 'Void a payment of {amount}?' },
  passwordHint: {
    he: 'ביטול של תשלום דורש את סיסמת החשבון.',
    en: 'Voiding a payment needs the account password.',
  },
  reasonHint: {
    he: 'ההזמנות שהוא כיסה יחכו שוב לתשלום. התשלום והסיבה נשארים ברשימה.',
    en: 'The orders that it covered wait for payment again. It stays in the list, with the reason.',
  },
  reason: { he: 'למה התשלום מתבטל?', en: 'Why is the payment voided?' },
  reasonMissing: { he: 'כתבו למה התשלום מתבטל.', en: 'Write why the payment is voided.' },
  keep: { he: 'לא לבטל', en: 'Keep it' },
  continue: { he: 'המשך', en: 'Continue' },
  voided: { he: 'התשלום בוטל', en: 'The payment was voided' },
  voidedAt: { he: 'בוטל ב־{time}: {reason}', en: 'Voided at {time}: {reason}' },
  voidedBy: { he: 'בוטל ב־{time}, {name}: {reason}', en: 'Voided at {time} by {name}: {reason}' },
  gone: { he: 'התשלום כבר לא נמצא.', en: 'The payment is no longer there.' },
  shiftEnded: {
    he: 'המשמרת הסתיימה, ותשלומיה לא משתנים.',
    en: 'The shift is over, and its payments stay as they are.',
  },
  failed: { he: 'התשלום לא בוטל. נסו שוב.', en: 'The payment was not voided. Please try again.' },
});
