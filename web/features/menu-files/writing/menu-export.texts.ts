import { defineTexts } from '#core/i18n/text.ts';

export const exportTexts = defineTexts({
  title: { he: 'ייבוא וייצוא', en: 'Import and export' },
  exportOf: { he: 'ייצוא {name}', en: 'Export {name}' },
  exportTitle: { he: 'ייצוא התפריט', en: 'Export the menu' },
  hint: {
    he: 'הקטגוריות והמנות בטבלה: לגיבוי, לעריכה, או לתפריט אחר. אפשר לייבא אותה בחזרה.',
    en: 'The categories and dishes as a table: to keep, to edit, or for another menu. It can be imported again.',
  },
  xlsx: { he: 'Excel', en: 'Excel' },
  csv: { he: 'CSV', en: 'CSV' },
  import: { he: 'ייבוא לתפריט הזה', en: 'Import into this menu' },
  failed: { he: 'הייצוא לא הצליח. נסו שוב.', en: 'The export did not work. Please try again.' },
  close: { he: 'סגירה', en: 'Close' },
});
