import { defineTexts } from '#core/i18n/text.ts';

/** A stretch of time on some days. */
export const windowTexts = defineTexts({
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
  zone: {
    he: 'השעות לפי אזור הזמן של המסעדה: {zone}.',
    en: 'Times are in the restaurant’s time zone: {zone}.',
  },
});
