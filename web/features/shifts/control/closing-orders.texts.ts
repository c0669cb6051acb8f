import { defineTexts } from '#core/i18n/text.ts';

/** Apart from the others: only the dialog that ends a shift needs them, and it is loaded when it is opened. */
export const closingTexts = defineTexts({
  closeAll: {
    he: {
      one: 'מה לעשות עם ההזמנה הפתוחה?',
      two: 'מה לעשות עם שתי ההזמנות הפתוחות?',
      other: 'מה לעשות עם {count} ההזמנות הפתוחות?',
    },
    en: { one: 'What about the open order?', other: 'What about the {count} open orders?' },
  },
  moreOrders: {
    he: { one: 'ועוד אחת', two: 'ועוד שתיים', other: 'ועוד {count}' },
    en: { one: 'And {count} more', other: 'And {count} more' },
  },
  closeAllMissing: {
    he: 'בחרו אם לסיים או לבטל אותן, או סגרו אותן בלוח.',
    en: 'Choose whether to finish or cancel them, or close them on the board.',
  },
  finishAll: { he: 'לסיים את כולן', en: 'Finish all of them' },
  finishAllHint: {
    he: 'נמסרו ושולמו, ונספרות בפדיון.',
    en: 'They were handed over and paid, and count as takings.',
  },
  cancelAll: { he: 'לבטל את כולן', en: 'Cancel all of them' },
  cancelAllHint: {
    he: 'נסגרות בלי תשלום. כל לקוח יראה שהזמנתו בוטלה, ולמה.',
    en: 'They are closed without payment. Each guest sees that it was cancelled, and why.',
  },
  cancelReason: { he: 'למה ההזמנות מתבטלות?', en: 'Why are the orders cancelled?' },
  otherReason: { he: 'סיבה אחרת', en: 'Another reason' },
  otherWords: { he: 'הסיבה, כפי שהלקוחות יקראו אותה', en: 'The reason, as the guests will read it' },
  finishReason: { he: 'סיבה ליומן ההזמנות', en: 'Reason, for the orders’ story' },
  reasonMissing: { he: 'כתבו למה ההזמנות מתבטלות.', en: 'Write why the orders are cancelled.' },
  finishAndEnd: { he: 'סיום ההזמנות והמשמרת', en: 'Finish the orders and end the shift' },
  cancelAndEnd: { he: 'ביטול ההזמנות וסיום המשמרת', en: 'Cancel the orders and end the shift' },
  closeFailed: {
    he: 'ההזמנות לא נסגרו, אף אחת מהן. נסו שוב.',
    en: 'The orders were not closed, none of them. Please try again.',
  },
});
