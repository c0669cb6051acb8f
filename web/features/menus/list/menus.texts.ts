import { defineTexts } from '#core/i18n/text.ts';

export const menusTexts = defineTexts({
  create: { he: 'תפריט חדש', en: 'Create new menu' },
  import: { he: 'ייבוא תפריט', en: 'Import a menu' },
  createFailed: {
    he: 'לא הצלחנו ליצור תפריט. נסו שוב.',
    en: 'The menu could not be created. Please try again.',
  },
  noDescription: { he: 'אין עדיין תיאור', en: 'No description yet' },
  active: { he: 'פעיל', en: 'Active' },
  activeLabel: { he: 'התפריט הפעיל', en: 'Active menu' },
  activeHint: { he: 'זה התפריט שהאורחים רואים', en: 'This is the menu guests see' },
  activateFailed: {
    he: 'התפריט הפעיל לא השתנה. נסו שוב.',
    en: 'The active menu was not changed. Please try again.',
  },
  edit: { he: 'עריכה', en: 'Edit' },
  view: { he: 'צפייה', en: 'View' },
  viewOf: { he: 'צפייה: {name}', en: 'View {name}' },
  print: { he: 'הדפסה', en: 'Print' },
  printOf: { he: 'הדפסה: {name}', en: 'Print {name}' },
  copyOf: { he: 'העתקת {name}', en: 'Copy {name}' },
  copied: { he: 'נוצר התפריט {name}', en: 'The menu {name} was created' },
  openCopy: { he: 'לעריכת העותק', en: 'Edit the copy' },
  copyFailed: { he: 'התפריט לא הועתק. נסו שוב.', en: 'The menu was not copied. Please try again.' },
  deleteOf: { he: 'מחיקת {name}', en: 'Delete {name}' },
  deleteQuestion: {
    he: 'בטוח שברצונך למחוק את התפריט הזה?',
    en: 'are you sure you want to delete this menu?',
  },
  deleteHint: {
    he: 'הקטגוריות והמנות שבו יימחקו. הזמנות קודמות נשארות.',
    en: 'Its categories and dishes are deleted with it. Past orders stay.',
  },
  yes: { he: 'כן', en: 'Yes' },
  no: { he: 'לא', en: 'No' },
  deleteFailed: {
    he: 'Something went wrong while deleting the menu.\nהתפריט לא נמחק. נסו שוב.',
    en: 'Something went wrong while deleting the menu.',
  },
  empty: { he: 'עוד אין תפריטים', en: 'No menus yet' },
  emptyHint: {
    he: 'צרו את התפריט הראשון. הוא יהיה מיד התפריט הפעיל.',
    en: 'Create your first menu. It becomes the active one at once.',
  },
});
