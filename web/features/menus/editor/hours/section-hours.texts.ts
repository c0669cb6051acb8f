import { defineTexts } from '#core/i18n/text.ts';

export const sectionHoursTexts = defineTexts({
  title: { he: 'שעות ההגשה של {name}', en: 'When {name} is served' },
  hint: {
    he: 'מחוץ לשעות האלה האורחים קוראים את הקטגוריה ורואים מתי היא מוגשת, ואי אפשר להזמין ממנה.',
    en: 'Outside these hours guests can read the category and see when it is served, but cannot order from it.',
  },
  always: { he: 'מוגשת תמיד', en: 'Always served' },
  alwaysHint: {
    he: 'הוסיפו שעות כדי להגיש את הקטגוריה רק בחלק מהיום.',
    en: 'Add hours to serve this category for part of the day only.',
  },
  failed: { he: 'השעות לא נשמרו. נסו שוב.', en: 'The hours were not saved. Please try again.' },
  hours: { he: 'שעות הגשה', en: 'Serving hours' },
});
