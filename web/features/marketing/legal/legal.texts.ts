import { defineTexts } from '#core/i18n/text.ts';

export const legalTexts = defineTexts({
  updated: { he: 'עודכן לאחרונה: {date}', en: 'Last updated: {date}' },
});
