import { defineTexts } from '#core/i18n/text.ts';

export const notSavedTexts = defineTexts({
  notSaved: { he: 'לא נשמר: {what}', en: 'Not saved: {what}' },
  more: {
    he: { one: 'ועוד שינוי אחד', two: 'ועוד שני שינויים', other: 'ועוד {count} שינויים' },
    en: { one: 'and {count} more', other: 'and {count} more' },
  },
  title: { he: 'לא נשמרו', en: 'Not saved' },
  hint: {
    he: 'השרת לא קיבל את השינויים האלה. מה שמוצג בלוח הוא מה ששמור.',
    en: 'The server did not take these changes. The board shows what is saved.',
  },
  show: { he: 'הצגה', en: 'Show' },
  close: { he: 'סגירה', en: 'Done' },
  again: { he: 'שוב', en: 'Again' },
  againOf: { he: 'שוב: {what}', en: 'Again: {what}' },
  dismissOf: { he: 'ויתור: {what}', en: 'Dismiss: {what}' },

  promise: { he: 'שעה אחרת', en: 'Another time' },
  undo: { he: 'החזרה', en: 'Undo' },
  pause: { he: 'השהיית הזמנות', en: 'Pause ordering' },
  resume: { he: 'חידוש הזמנות', en: 'Resume ordering' },
  back: { he: 'החזרה לתפריט', en: 'Bring back' },
  soldOut: { he: 'אזל', en: 'Sold out' },
  soldOutUntilShift: { he: 'אזל עד המשמרת הבאה', en: 'Sold out until the next shift' },
  soldOutForAWhile: { he: 'אזל לזמן מה', en: 'Sold out for a while' },
  left: {
    he: { one: 'נשארה אחת', two: 'נשארו שתיים', other: 'נשארו {count}' },
    en: { one: '{count} left', other: '{count} left' },
  },

  changedMeanwhile: {
    he: 'הזמנה {number} השתנתה במסך אחר. בדקו אותה, ואז לחצו שוב.',
    en: 'Order {number} was changed on another screen. Look at it, then press again.',
  },
  leftMenu: { he: 'זה כבר לא בתפריט.', en: 'It is no longer on the menu.' },
  pinNeeded: { he: 'לא הוקלד קוד אישי.', en: 'No PIN was typed.' },
  shiftEnded: {
    he: 'המשמרת הסתיימה לפני שהשינוי נשלח.',
    en: 'The shift ended before it could be sent.',
  },
  dataRestored: {
    he: 'הנתונים שוחזרו מגיבוי לפני שהשינוי נשלח. בדקו בלוח, ולחצו שוב אם צריך.',
    en: 'The data was restored from a backup before this was sent. Look at the board, and press again if needed.',
  },
  timeOver: {
    he: 'הזמן שנבחר עבר לפני שהשינוי נשלח.',
    en: 'Its time was over before it could be sent.',
  },
});
