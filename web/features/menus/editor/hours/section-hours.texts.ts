import { defineTexts } from '#core/i18n/text.ts';

export const sectionHoursTexts = defineTexts({
  title: { he: 'שעות ההגשה של {name}', en: 'When {name} is served' },
  hint: {
    he: 'מחוץ לשעות האלה האורחים קוראים את הקטגוריה ורואים מתי היא מוגשת, ואי אפשר להזמין ממנה.',
    en: 'Outside these hours guests can read the category and see when it is served, but cannot order from it.',
  },
  zone: {
    he: 'השעות לפי אזור הזמן של המסעדה: {zone}.',
    en: 'Times are in the restaurant’s time zone: {zone}.',
  },
  always: { he: 'מוגשת תמיד', en: 'Always served' },
  alwaysHint: {
    he: 'הוסיפו שעות כדי להגיש את הקטגוריה רק בחלק מהיום.',
    en: 'Add hours to serve this category for part of the day only.',
  },
  window: { he: 'שעות {number}', en: 'Hours {number}' },
  days: { he: 'ימים', en: 'Days' },
  from: { he: 'משעה', en: 'From' },
  to: { he: 'עד שעה', en: 'To' },
  nextDay: { he: 'מסתיים למחרת.', en: 'Ends on the next day.' },
  wholeDay: { he: 'יממה שלמה.', en: 'A whole day.' },
  add: { he: 'הוספת שעות', en: 'Add hours' },
  remove: { he: 'הסרת שעות {number}', en: 'Remove hours {number}' },
  chooseDay: { he: 'בחרו לפחות יום אחד.', en: 'Choose at least one day.' },
  enterTime: { he: 'הזינו שעת התחלה ושעת סיום.', en: 'Enter when it begins and ends.' },
  failed: { he: 'השעות לא נשמרו. נסו שוב.', en: 'The hours were not saved. Please try again.' },
  hours: { he: 'שעות הגשה', en: 'Serving hours' },
});
