import { defineTexts } from '#core/i18n/text.ts';

export const renamedTexts = defineTexts({
  renamed: {
    he: 'שם חדש צריך תרגום חדש. השמירה תמחק את התרגומים של: {names}. אפשר לתרגם שוב בלשונית השפות.',
    en: 'A new name needs a new translation. Saving removes the translations of: {names}. You can translate again in the Languages tab.',
  },
});
