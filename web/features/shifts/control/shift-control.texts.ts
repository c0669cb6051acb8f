import { defineTexts } from '#core/i18n/text.ts';

export const shiftControlTexts = defineTexts({
  open: { he: 'משמרת פעילה', en: 'Shift is active' },
  closed: { he: 'מסעדה סגורה', en: 'Restaurant is closed' },
  start: { he: 'התחלת משמרת', en: 'Start shift' },
  end: { he: 'סיום משמרת', en: 'End shift' },
  started: { he: 'המשמרת התחילה בהצלחה', en: 'The shift has started' },
  ended: { he: 'המשמרת הסתיימה בהצלחה', en: 'The shift has ended' },
});
