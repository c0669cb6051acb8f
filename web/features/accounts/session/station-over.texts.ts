import { defineTexts } from '#core/i18n/text.ts';

export const stationOverTexts = defineTexts({
  title: { he: 'העמדה נותקה', en: 'This station was ended' },
  hint: {
    he: 'העמדה ״{name}״ נותקה מהחשבון. כדי להמשיך צריך קוד חדש מבעל החשבון.',
    en: 'The station ‘{name}’ was disconnected from the account. To go on it needs a new code from the owner.',
  },
  again: { he: 'חיבור מחדש', en: 'Connect again' },
});
