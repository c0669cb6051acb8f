import { defineTexts } from '#core/i18n/text.ts';

export const finishedTexts = defineTexts({
  show: {
    he: { one: 'אחת הסתיימה', two: 'שתיים הסתיימו', other: '{count} הסתיימו' },
    en: { one: '{count} finished', other: '{count} finished' },
  },
  title: { he: 'הסתיימו במשמרת', en: 'Finished this shift' },
});
