import { defineTexts } from '#core/i18n/text.ts';

/** For menus that their owner gave no name. */
export const menuNameTexts = defineTexts({
  unnamed: { he: 'תפריט ללא שם', en: 'Untitled menu' },
});
