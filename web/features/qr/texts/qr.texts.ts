import { defineTexts } from '#core/i18n/text.ts';

/** What is printed on a card. */
export const qrCardTexts = defineTexts({
  table: { he: 'שולחן {number}', en: 'Table {number}' },
  scan: { he: 'סרקו את התפריט שלנו', en: 'Scan our menu' },
});

export const qrTexts = defineTexts({
  title: { he: 'קודי QR', en: 'QR codes' },
  intro: {
    he: 'כרטיס לשולחן אחד, או לכל המסעדה בקובץ אחד.',
    en: 'A card for one table, or the whole restaurant in one file.',
  },
  back: { he: 'חזרה למרכז הניהול', en: 'Back to the management centre' },
  design: { he: 'הכרטיס', en: 'The card' },
  restaurantName: { he: 'שם המסעדה', en: 'Restaurant name' },
  table: { he: 'מספר שולחן', en: 'Table number' },
  tableInvalid: { he: 'יש להזין מספר שולחן תקין', en: 'Please enter a valid table number' },
  logo: { he: 'לוגו', en: 'Logo' },
  logoAlt: { he: 'הלוגו שבחרתם', en: 'The logo you chose' },
  logoFailed: {
    he: 'לא הצלחנו לקרוא את התמונה. נסו תמונה אחרת.',
    en: 'This picture could not be read. Try another one.',
  },
  logoInCentre: { he: 'הלוגו גם במרכז הקוד', en: 'The logo in the middle of the code too' },
  logoInCentreHint: {
    he: 'רמת תיקון השגיאות עולה כדי שהקוד ייסרק בקלות.',
    en: 'Error correction goes up, so that the code still scans easily.',
  },
  level: { he: 'רמת תיקון שגיאות', en: 'Error correction' },
  levelL: { he: 'נמוכה (L)', en: 'Low (L)' },
  levelM: { he: 'בינונית (M)', en: 'Medium (M)' },
  levelQ: { he: 'גבוהה (Q)', en: 'High (Q)' },
  levelH: { he: 'הגבוהה ביותר (H)', en: 'Highest (H)' },
  levelHint: {
    he: 'כמה מהקוד יכול להתלכלך או להישרט ועדיין להיסרק.',
    en: 'How much of the code may be stained or scratched and still scan.',
  },
  levelRaised: {
    he: 'הועלתה ל־{level} בגלל הלוגו שבמרכז הקוד.',
    en: 'Raised to {level}, because the logo covers the centre.',
  },
  color: { he: 'צבע הקוד', en: 'Colour of the code' },
  margin: { he: 'שוליים לבנים סביב הקוד', en: 'White margin around the code' },
  marginStandard: { he: 'רגילים', en: 'Standard' },
  marginNarrow: { he: 'צרים', en: 'Narrow' },
  marginNone: { he: 'בלי שוליים', en: 'None' },
  preview: { he: 'תצוגה מקדימה של הכרטיס', en: 'Preview of the card' },
  previewOf: { he: 'כרטיס QR: {name}', en: 'QR card: {name}' },
  print: { he: 'הדפסה', en: 'Print' },
  printHint: { he: 'כרטיס A6 אחד בעמוד (10.5 × 14.8 ס״מ).', en: 'One A6 card on a page (10.5 × 14.8 cm).' },
  download: { he: 'הורדה', en: 'Download' },
  downloadAs: { he: 'הורדה כ־{format}', en: 'Download {format}' },
  downloadFailed: { he: 'הקובץ לא נוצר. נסו שוב.', en: 'The file could not be made. Please try again.' },
  link: { he: 'הקישור שבקוד', en: 'The link in the code' },
  open: { he: 'פתיחה', en: 'Open' },
});

export const qrAdviceTexts = defineTexts({
  contrast: { he: 'הקוד בהיר מדי', en: 'The code is too pale' },
  contrastHint: {
    he: 'טלפונים יתקשו לקרוא אותו באור חלש.',
    en: 'Phones will have trouble reading it in dim light.',
  },
  contrastFix: { he: 'להכהות את הצבע', en: 'Darken the colour' },
  margin: { he: 'השוליים סביב הקוד צרים מדי', en: 'The margin around the code is too narrow' },
  marginHint: {
    he: 'בלי שוליים לבנים סורקים לא מוצאים את הקוד.',
    en: 'Without white around it, readers do not find the code.',
  },
  marginFix: { he: 'להחזיר שוליים רגילים', en: 'Use the standard margin' },
  size: { he: 'הקוד יודפס צפוף מדי', en: 'The code would be printed too small' },
  sizeHint: {
    he: 'הריבועים קטנים מחצי מילימטר. כרטיס גדול יותר או רמת תיקון נמוכה יותר יעזרו.',
    en: 'Its squares are under half a millimetre. A larger card or a lower error correction helps.',
  },
  sizeFix: { he: 'להשתמש ברמה הנמוכה', en: 'Use the low level' },
  sizeFixPaper: { he: 'להדפיס בכרטיסי A6', en: 'Print as A6 cards' },
  unknownTable: {
    he: 'אין במסעדה שולחן {number}, ואורחים לא יוכלו להזמין אליו.',
    en: 'Your restaurant has no table {number}, so guests could not order to it.',
  },
  noTables: {
    he: 'במסעדה אין עדיין מספרי שולחנות.',
    en: 'Your restaurant has no table numbers yet.',
  },
  tablesFix: { he: 'להגדרות המסעדה', en: 'Restaurant settings' },
  thisMachine: {
    he: 'רק המחשב הזה יכול לפתוח את הקישור',
    en: 'Only this computer can open the link',
  },
  thisMachineHint: {
    he: 'לפני ההדפסה פתחו את מנטה בכתובת שטלפונים מגיעים אליה, או הגדירו PUBLIC_URL.',
    en: 'Before printing, open Menta at an address that phones can reach, or set PUBLIC_URL.',
  },
  network: {
    he: 'הקישור נפתח רק ברשת של המסעדה',
    en: 'The link opens only in the restaurant’s own network',
  },
  networkHint: {
    he: 'אורחים על הרשת הסלולרית לא יגיעו אליו. לכתובת קבועה הגדירו PUBLIC_URL.',
    en: 'Guests on mobile data will not reach it. Set PUBLIC_URL for a lasting address.',
  },
});

export const qrPackTexts = defineTexts({
  title: { he: 'כל השולחנות בקובץ אחד', en: 'All tables in one file' },
  intro: {
    he: 'קובץ PDF מוכן לבית הדפוס או למדפסת שלכם.',
    en: 'A PDF, ready for the print shop or your own printer.',
  },
  from: { he: 'משולחן', en: 'From table' },
  to: { he: 'עד שולחן', en: 'To table' },
  rangeInvalid: {
    he: 'יש לבחור שולחנות מ־1 עד {last}, מהקטן לגדול.',
    en: 'Choose tables from 1 to {last}, the smaller first.',
  },
  paper: { he: 'סוג ההדפסה', en: 'Paper' },
  a6: { he: 'כרטיסי A6', en: 'A6 cards' },
  a6Hint: { he: 'כרטיס בכל עמוד', en: 'One card on each page' },
  four: { he: 'ארבעה בגיליון A4', en: 'Four to an A4 sheet' },
  fourHint: { he: 'כרטיסי A6 עם סימני חיתוך', en: 'A6 cards with cut marks' },
  eight: { he: 'שמונה בגיליון A4', en: 'Eight to an A4 sheet' },
  eightHint: { he: 'כרטיסי A7 עם סימני חיתוך', en: 'A7 cards with cut marks' },
  stickers: { he: 'מדבקות', en: 'Stickers' },
  stickersHint: { he: '12 בגיליון, 63.5 × 72 מ״מ', en: '12 to a sheet, 63.5 × 72 mm' },
  make: {
    he: { one: 'הורדת כרטיס אחד', two: 'הורדת שני כרטיסים', other: 'הורדת {count} כרטיסים' },
    en: { one: 'Download {count} card', other: 'Download {count} cards' },
  },
  progress: { he: '{done} מתוך {count} כרטיסים', en: '{done} of {count} cards' },
  progressLabel: { he: 'התקדמות הקובץ', en: 'Progress of the file' },
  cancel: { he: 'ביטול', en: 'Cancel' },
  ready: { he: 'הקובץ מוכן וירד למכשיר', en: 'The file is ready and was downloaded' },
  fileName: { he: 'שולחנות {from}-{to}', en: 'Tables {from}-{to}' },
  noTablesHint: {
    he: 'הגדירו בהגדרות המסעדה כמה שולחנות יש, וחזרו לכאן.',
    en: 'Say in the restaurant settings how many tables there are, and come back.',
  },
});
