import { defineTexts } from '#core/i18n/text.ts';

export const openingHoursTexts = defineTexts({
  week: { he: 'שעות השבוע', en: 'Hours of the week' },
  weekHint: {
    he: 'האורחים רואים מתי אתם פותחים, וגם מנועי החיפוש. הזמנות מתקבלות רק במשמרת פתוחה.',
    en: 'Guests read when you open, and so do search engines. Orders are taken only while a shift is open.',
  },
  weekHintBasic: {
    he: 'האורחים רואים מתי אתם פותחים, וגם מנועי החיפוש.',
    en: 'Guests read when you open, and so do search engines.',
  },
  none: { he: 'עוד לא נקבעו שעות', en: 'No hours yet' },
  noneHint: {
    he: 'בלי שעות האורחים לא רואים מתי אתם פותחים.',
    en: 'Without hours guests are not told when you open.',
  },
  summary: { he: 'כך ייראה השבוע', en: 'The week as it will be' },
  closed: { he: 'סגור', en: 'Closed' },
  wholeDay: { he: 'יממה שלמה', en: 'A whole day' },
  exceptions: { he: 'חגים וימים מיוחדים', en: 'Holidays and special days' },
  exceptionsHint: {
    he: 'ביום כזה השעות האלה באות במקום שעות השבוע. ימים שעברו יורדים מהרשימה לבד.',
    en: 'On such a day these hours take the place of the week’s. Days that are over drop out by themselves.',
  },
  exceptionsWait: {
    he: 'ימים מיוחדים מוצגים לאורחים אחרי שקובעים את שעות השבוע.',
    en: 'Guests are told of special days once the week has hours.',
  },
  addException: { he: 'הוספת יום', en: 'Add a day' },
  exception: { he: 'יום מיוחד {number}', en: 'Special day {number}' },
  removeException: { he: 'הסרת יום מיוחד {number}', en: 'Remove special day {number}' },
  day: { he: 'תאריך', en: 'Date' },
  name: { he: 'שם היום', en: 'Name of the day' },
  nameHint: { he: 'האורחים רואים אותו, למשל ״יום כיפור״.', en: 'Guests see it, for example ‘Yom Kippur’.' },
  closedAllDay: { he: 'סגור כל היום', en: 'Closed all day' },
  dayMissing: { he: 'בחרו תאריך.', en: 'Choose a date.' },
  dayPast: { he: 'התאריך הזה כבר עבר.', en: 'This date is over.' },
  dayRepeated: { he: 'התאריך הזה כבר ברשימה.', en: 'This date is on the list already.' },
  save: { he: 'שמירת השעות', en: 'Save hours' },
  saved: { he: 'השעות נשמרו.', en: 'The hours were saved.' },
  saveFailed: { he: 'השעות לא נשמרו', en: 'The hours were not saved' },
  kept: { he: 'מה שהזנתם נשאר כאן.', en: 'What you entered is still here.' },
  lookAbove: {
    he: 'חסר משהו באחת השורות. תקנו אותה ושמרו שוב.',
    en: 'Something is missing above. Correct it and save again.',
  },
});
