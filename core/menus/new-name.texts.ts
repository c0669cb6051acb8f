import { defineTexts } from '../i18n/text.ts';

/** Default names, until the owner chooses one. */
export const newNameTexts = defineTexts({
  section: { he: 'קטגוריה חדשה {number}', en: 'New category {number}' },
  menu: { he: 'התפריט שלי', en: 'My menu' },
  numberedMenu: { he: 'התפריט שלי {number}', en: 'My menu {number}' },
  copy: { he: 'עותק של {name}', en: 'Copy of {name}' },
  numberedCopy: { he: 'עותק של {name} ({number})', en: 'Copy of {name} ({number})' },
});
