import { defineTexts } from '#core/i18n/text.ts';

export const refusalPageTexts = defineTexts({
  again: { he: 'לנסות שוב', en: 'Try again' },
});
