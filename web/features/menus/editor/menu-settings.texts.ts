import { defineTexts } from '#core/i18n/text.ts';

export const menuSettingsTexts = defineTexts({
  name: { he: 'שם התפריט', en: 'Menu name' },
  description: { he: 'תיאור', en: 'Description' },
  mainLanguage: { he: 'שפת התפריט', en: 'Language of the menu' },
  mainLanguageHint: {
    he: 'השפה שבה כתבתם את התפריט, וזו שהמטבח קורא. החלפה שלה לא מתרגמת דבר.',
    en: 'The language that you wrote the menu in, which the kitchen reads. Changing it translates nothing.',
  },
  logo: { he: 'לוגו', en: 'Logo' },
  logoOf: { he: 'הלוגו של {name}', en: 'Logo of {name}' },
  deleteLogoQuestion: { he: 'למחוק את הלוגו?', en: 'Delete the logo?' },
  save: { he: 'שמירה', en: 'Save' },
  saved: { he: 'הנתונים עודכנו בהצלחה!', en: 'the data was updated successfully!' },
  failed: { he: 'לא הצלחנו לעדכן את הנתונים', en: 'we could not update the data' },
  atLeastOne: {
    he: 'יש להזין לפחות שם, תיאור, לוגו או עיצוב',
    en: 'please enter at least a name, description, logo or design',
  },
});
