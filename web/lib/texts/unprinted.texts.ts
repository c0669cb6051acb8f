import { defineTexts } from '#core/i18n/text.ts';

/** Wherever it is said that tickets did not come out, or may not have. */
export const unprintedTexts = defineTexts({
  count: {
    he: { one: 'בון אחד לא הודפס', two: 'שני בונים לא הודפסו', other: '{count} בונים לא הודפסו' },
    en: { one: 'A ticket was not printed', other: '{count} tickets were not printed' },
  },
});
