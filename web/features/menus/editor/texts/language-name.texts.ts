import { defineTexts } from '#core/i18n/text.ts';

/** What owners call the languages that guests may read in. */
export const languageNameTexts = defineTexts({
  he: { he: 'עברית', en: 'Hebrew' },
  en: { he: 'אנגלית', en: 'English' },
  ar: { he: 'ערבית', en: 'Arabic' },
  ru: { he: 'רוסית', en: 'Russian' },
});
