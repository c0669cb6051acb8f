import { defineTexts } from '#core/i18n/text.ts';

export const boardToolsTexts = defineTexts({
  open: { he: 'כלים', en: 'Tools' },
  title: { he: 'כלים למשמרת', en: 'Shift tools' },
});
