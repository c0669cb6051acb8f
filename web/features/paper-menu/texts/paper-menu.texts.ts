import { defineTexts } from '#core/i18n/text.ts';

export const paperMenuTexts = defineTexts({
  intro: {
    he: 'התפריט על דף, בצבעים ובגופן שלו. מדפיסים מכאן או מורידים קובץ לבית הדפוס.',
    en: 'The menu on a sheet, in its own colour and font. Print it here, or download a file for the print shop.',
  },
  back: { he: 'למרכז הניהול', en: 'Management centre' },
  settings: { he: 'הדף', en: 'The sheet' },
  preview: { he: 'תצוגת הדפים', en: 'Preview of the pages' },
  page: { he: 'עמוד {number} מתוך {count}', en: 'Page {number} of {count}' },
  pages: {
    he: { one: 'עמוד אחד', two: 'שני עמודים', other: '{count} עמודים' },
    en: { one: '{count} page', other: '{count} pages' },
  },
  sheet: { he: 'גודל הנייר', en: 'Paper' },
  columns: { he: 'טורים', en: 'Columns' },
  oneColumn: { he: 'טור אחד', en: 'One' },
  twoColumns: { he: 'שני טורים', en: 'Two' },
  language: { he: 'שפה', en: 'Language' },
  second: { he: 'שפה שנייה', en: 'Second language' },
  noSecond: { he: 'ללא', en: 'None' },
  secondHint: {
    he: 'זו לצד זו, או זו מתחת לזו בטור צר.',
    en: 'Beside the first, or below it in a narrow column.',
  },
  allergens: { he: 'אלרגנים', en: 'Allergens' },
  allergensNumbers: { he: 'במספרים, עם מקרא', en: 'As numbers, with a legend' },
  allergensWords: { he: 'במילים', en: 'In words' },
  allergensOff: { he: 'בלי', en: 'Left out' },
  options: { he: 'תוספות בתשלום', en: 'Options with a price' },
  code: { he: 'קוד QR של התפריט הציבורי', en: 'QR code of the public menu' },
  print: { he: 'הדפסה', en: 'Print' },
  download: { he: 'הורדת PDF', en: 'Download PDF' },
  downloadFailed: {
    he: 'לא הצלחנו ליצור את הקובץ. נסו שוב.',
    en: 'The file could not be made. Please try again.',
  },
  empty: { he: 'עוד אין מה להדפיס', en: 'Nothing to print yet' },
  emptyHint: { he: 'הוסיפו מנות לתפריט ושובו לכאן.', en: 'Add dishes to the menu and come back.' },
  edit: { he: 'לעריכת התפריט', en: 'Edit the menu' },
  missing: { he: 'התפריט לא נמצא', en: 'Menu not found' },
  missingHint: { he: 'ייתכן שנמחק.', en: 'It may have been deleted.' },
});
