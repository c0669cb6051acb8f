import { defineTexts } from '#core/i18n/text.ts';

/** Apart from those of the board: the dialog is loaded when it is opened, and they come with it. */
export const shiftDialogTexts = defineTexts({
  startTitle: { he: 'להתחיל משמרת?', en: 'Start a shift?' },
  startHint: { he: 'לקוחות יוכלו לשלוח הזמנות מיד.', en: 'Guests can send orders right away.' },
  endTitle: { he: 'לסיים את המשמרת?', en: 'End the shift?' },
  endHint: { he: 'לקוחות לא יוכלו לשלוח הזמנות חדשות.', en: 'Guests can no longer send new orders.' },
  cancel: { he: 'ביטול', en: 'Cancel' },
  toBoard: { he: 'חזרה ללוח', en: 'Back to the board' },
  startFailed: { he: 'שגיאה בהתחלת המשמרת', en: 'The shift could not be started' },
  endedHint: {
    he: 'דוח המשמרת מוכן: פדיון, מנות, זמנים.',
    en: 'Its report is ready: takings, dishes, waiting times.',
  },
  toReport: { he: 'לדוח המשמרת', en: 'To the shift report' },
  stay: { he: 'להישאר בלוח', en: 'Stay on the board' },
  endFailed: { he: 'שגיאה בסיום המשמרת', en: 'The shift could not be ended' },
  endOddAnswer: {
    he: 'התקבלה תשובה לא צפויה מהשרת בעת סיום המשמרת',
    en: 'The server gave an unexpected answer while ending the shift',
  },
  unfinished: {
    he: 'ישנן הזמנות לא סגורות. יש לסיים את כולן לפני סיום המשמרת.',
    en: 'There are unfinished orders. Finish all of them before ending the shift.',
  },
  checkFailed: { he: 'שגיאה בבדיקת סטטוס ההזמנות.', en: 'The orders could not be checked.' },
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
  seenAndEnd: { he: 'ראיתי, סיום ההזמנות והמשמרת', en: 'Seen, finish the orders and end the shift' },
  unreadNotes: {
    he: 'בהזמנות שעוד לא אושרו יש הערות על אלרגיה',
    en: 'Orders that nobody has approved yet have notes about allergies',
  },
  unreadNote: { he: '{note} — {dish}', en: '{note} — {dish}' },
  closeFailed: {
    he: 'ההזמנות לא נסגרו, אף אחת מהן. נסו שוב.',
    en: 'The orders were not closed, none of them. Please try again.',
  },
});
