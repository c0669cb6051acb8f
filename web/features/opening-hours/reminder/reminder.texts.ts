import { defineTexts } from '#core/i18n/text.ts';

export const reminderTexts = defineTexts({
  title: { he: 'לפי שעות הפתיחה אתם פתוחים עד {time}', en: 'By your hours you are open until {time}' },
  titleAlways: { he: 'לפי שעות הפתיחה אתם פתוחים עכשיו', en: 'By your hours you are open now' },
  closed: {
    he: 'אין משמרת פתוחה, והאורחים לא יכולים להזמין.',
    en: 'No shift is open, so guests cannot order.',
  },
  open: { he: 'התחלת משמרת', en: 'Start shift' },
  change: { he: 'שינוי השעות', en: 'Change the hours' },
});
