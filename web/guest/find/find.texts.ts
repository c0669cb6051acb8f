import { defineTexts } from '#core/i18n/text.ts';

/** Looking for a dish in the menu; loaded after hydration. */
export const findTexts = defineTexts({
  open: { he: 'חיפוש בתפריט', en: 'Search the menu' },
  close: { he: 'סגירת החיפוש', en: 'Close search' },
  field: { he: 'מה בא לכם?', en: 'What would you like?' },
  tags: { he: 'סינון לפי תזונה', en: 'Dietary filters' },
  found: {
    he: { one: 'נמצאה מנה אחת', two: 'נמצאו שתי מנות', other: 'נמצאו {count} מנות' },
    en: { one: '{count} dish found', other: '{count} dishes found' },
  },
  none: {
    he: 'לא מצאנו מנה כזו. נסו מילה אחרת או פחות סינונים.',
    en: 'No dish matches. Try another word or fewer filters.',
  },
});
