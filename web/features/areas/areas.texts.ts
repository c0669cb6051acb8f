import { defineTexts } from '#core/i18n/text.ts';

export const areasTexts = defineTexts({
  title: { he: 'אזורי הכנה', en: 'Areas' },
  hint: {
    he: 'מטבח, בר, קרים… כשיש שניים או יותר, כל לוח יכול להראות רק את שלו, והזמנה מוכנה כשכל האזורים סיימו.',
    en: 'Kitchen, bar, cold dishes … With two or more, a board can show only its own, and an order is ready when every area is done.',
  },
  add: { he: 'הוספת אזור', en: 'Add an area' },
  one: {
    he: 'אזור אחד: הכול נשאר כמו שהיה. הוסיפו עוד אחד כדי לחלק את העבודה.',
    en: 'With one area nothing changes. Add another one to divide the work.',
  },
  name: { he: 'שם האזור', en: 'Name of the area' },
  nameMissing: { he: 'כתבו שם.', en: 'Write a name.' },
  rename: { he: 'שינוי שם', en: 'Rename' },
  renameOf: { he: 'שינוי השם של {name}', en: 'Rename {name}' },
  upOf: { he: 'להעלות את {name}', en: 'Move {name} up' },
  removeOf: { he: 'מחיקת {name}', en: 'Delete {name}' },
  removeQuestion: { he: 'למחוק את {name}?', en: 'Delete {name}?' },
  removeHint: {
    he: 'הקטגוריות שלו, ומה שכבר הוזמן מהן, יעברו לאזור הראשון.',
    en: 'Its sections, and what was already ordered of them, go to the first area.',
  },
  remove: { he: 'מחיקה', en: 'Delete' },
  cancel: { he: 'ביטול', en: 'Cancel' },
  save: { he: 'שמירה', en: 'Save' },
  saved: { he: 'נשמר', en: 'Saved' },
  failed: { he: 'השינוי לא נשמר. נסו שוב.', en: 'The change was not saved. Try again.' },
  sections: { he: 'איפה מכינים כל קטגוריה', en: 'Where each section is made' },
  sectionsHint: {
    he: 'קובע לאן הולכות הזמנות חדשות.',
    en: 'Decides where new orders go.',
  },
  activeMenu: { he: 'התפריט הפעיל', en: 'the active menu' },
  unnamedMenu: { he: 'תפריט ללא שם', en: 'Untitled menu' },
});
