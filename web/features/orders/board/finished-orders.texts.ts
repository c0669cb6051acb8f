import { defineTexts } from '#core/i18n/text.ts';

export const finishedTexts = defineTexts({
  show: {
    he: {
      one: 'הזמנה אחת הסתיימה במשמרת',
      two: 'שתי הזמנות הסתיימו במשמרת',
      other: '{count} הזמנות הסתיימו במשמרת',
    },
    en: { one: '{count} order finished this shift', other: '{count} orders finished this shift' },
  },
  title: { he: 'הסתיימו במשמרת', en: 'Finished this shift' },
});
