import { defineGuestTexts } from '#core/i18n/text.ts';

export const refusalPageTexts = defineGuestTexts({
  again: { he: 'לנסות שוב', en: 'Try again', ar: 'المحاولة مجددًا', ru: 'Попробовать ещё раз' },
});
