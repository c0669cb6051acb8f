import { defineTexts } from '#core/i18n/text.ts';

export const checklistTexts = defineTexts({
  title: { he: 'הצעדים הראשונים', en: 'First steps' },
  progress: { he: '{done} מתוך {count} הושלמו', en: '{done} of {count} done' },
  createMenu: { he: 'יצירת תפריט', en: 'Create a menu' },
  addDishes: { he: 'הוספת מנות', en: 'Add dishes' },
  printQr: { he: 'הדפסת קוד ה־QR', en: 'Print the QR code' },
  openShift: { he: 'פתיחת משמרת', en: 'Open a shift' },
  done: { he: 'הושלם', en: 'Done' },
  todo: { he: 'עוד לא', en: 'Not yet' },
  hide: { he: 'הסתרת הצעדים הראשונים', en: 'Hide the first steps' },
});
