import { defineTexts } from '#core/i18n/text.ts';

/** For menus without a name. */
export const menuNameTexts = defineTexts({
  unnamed: { he: 'תפריט ללא שם', en: 'Untitled menu' },
});
