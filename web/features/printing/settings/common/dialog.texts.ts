import { defineTexts } from '#core/i18n/text.ts';

export const dialogTexts = defineTexts({
  editTitle: { he: 'המדפסת {name}', en: 'The printer {name}' },
  save: { he: 'שמירה', en: 'Save' },
  saved: { he: 'נשמר', en: 'Saved' },
  cancel: { he: 'ביטול', en: 'Cancel' },
  close: { he: 'סגירה', en: 'Close' },
  saveFailed: {
    he: 'המדפסת לא נשמרה. מה שכתבתם נשאר כאן; נסו שוב.',
    en: 'The printer was not saved. What you wrote is still here; try again.',
  },
});
