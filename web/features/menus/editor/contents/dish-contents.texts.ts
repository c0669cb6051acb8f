import { defineTexts } from '#core/i18n/text.ts';

export const dishContentsTexts = defineTexts({
  allergens: { he: 'אלרגנים', en: 'Allergens' },
  hint: {
    he: 'האורחים רואים אותם במנה ויכולים להסתיר מנות שאסורות להם.',
    en: 'Guests see them on the dish and can hide what they must not eat.',
  },
  notDeclared: { he: 'עוד לא הוצהר דבר', en: 'Nothing declared yet' },
  edit: { he: 'עריכת האלרגנים', en: 'Edit allergens' },
  fold: { he: 'סגירת הרשימה', en: 'Close the list' },
  no: { he: 'אין', en: 'No' },
  may: { he: 'עלול', en: 'May' },
  mayContain: { he: 'עלול להכיל', en: 'May contain' },
  contains: { he: 'מכיל', en: 'Contains' },
  kosherKind: { he: 'בשרי, חלבי או פרווה', en: 'Meat, dairy or pareve' },
  optionKind: { he: 'בשרי, חלבי או פרווה, אפשרות {number}', en: 'Meat, dairy or pareve, option {number}' },
  claimHidden: {
    he: 'האורחים לא רואים שהמנה כשרה',
    en: 'Guests do not see that this dish is kosher',
  },
  claimHiddenHint: {
    he: 'לפי החוק, המילה והתגית ״כשר״ מוצגות רק כשיש תעודת כשרות בתוקף. בשרי, חלבי ופרווה מוצגים כרגיל.',
    en: 'By law the word and the tag ‘kosher’ are shown only under a valid certificate. Meat, dairy and pareve are shown as always.',
  },
  toCertificate: { he: 'להעלאת תעודה', en: 'Upload a certificate' },
  notSet: { he: 'לא צוין', en: 'Not set' },
});
