import { defineTexts } from '#core/i18n/text.ts';

export const shiftControlTexts = defineTexts({
  open: { he: 'משמרת פעילה', en: 'Shift is active' },
  closed: { he: 'מסעדה סגורה', en: 'Restaurant is closed' },
  start: { he: 'התחלת משמרת', en: 'Start shift' },
  end: { he: 'סיום משמרת', en: 'End shift' },
  startTitle: { he: 'להתחיל משמרת?', en: 'Start a shift?' },
  startHint: { he: 'לקוחות יוכלו לשלוח הזמנות מיד.', en: 'Guests can send orders right away.' },
  endTitle: { he: 'לסיים את המשמרת?', en: 'End the shift?' },
  endHint: { he: 'לקוחות לא יוכלו לשלוח הזמנות חדשות.', en: 'Guests can no longer send new orders.' },
  cancel: { he: 'ביטול', en: 'Cancel' },
  toBoard: { he: 'חזרה ללוח', en: 'Back to the board' },
  started: { he: 'המשמרת התחילה בהצלחה', en: 'The shift has started' },
  startFailed: { he: 'שגיאה בהתחלת המשמרת', en: 'The shift could not be started' },
  ended: { he: 'המשמרת הסתיימה בהצלחה', en: 'The shift has ended' },
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
});
