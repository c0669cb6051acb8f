import { defineTexts } from '#core/i18n/text.ts';

export const allergyQuestionTexts = defineTexts({
  note: { he: 'אלרגיה: {note} — {dishes}.', en: 'Allergy: {note} — {dishes}.' },
  seen: { he: 'ראיתי', en: 'Seen' },
  back: { he: 'חזרה', en: 'Back' },
});
