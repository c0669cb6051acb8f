import { defineTexts } from '#core/i18n/text.ts';

export const importTexts = defineTexts({
  title: { he: 'ייבוא תפריט', en: 'Import a menu' },
  intro: {
    he: 'מדביקים תפריט מכל מקום, או בוחרים קובץ. שום דבר לא נשמר לפני שתבדקו ותאשרו.',
    en: 'Paste a menu from anywhere, or choose a file. Nothing is saved before you have checked it and said so.',
  },
  back: { he: 'למרכז הניהול', en: 'Management centre' },
  backToMenu: { he: 'לעורך התפריט', en: 'Menu editor' },
  paste: { he: 'הדביקו כאן את התפריט', en: 'Paste the menu here' },
  pasteExample: {
    he: 'ראשונות\nחומוס 32\nטחינה, שמן זית ופטרוזיליה\nפיצה מרגריטה 45/69\n…',
    en: 'STARTERS\nHummus 32\ntahini, olive oil, parsley\nPizza Margherita 45/69\n…',
  },
  pasteHint: {
    he: 'מוואטסאפ, מוורד, מאתר או מאקסל. שורה לכל מנה, עם המחיר.',
    en: 'From WhatsApp, Word, a website or Excel: a line for each dish, with its price.',
  },
  tooLong: {
    he: 'זה ארוך מדי לתפריט אחד. הדביקו עד {kilobytes} אלף תווים בכל פעם.',
    en: 'This is too long for one menu. Paste up to {kilobytes} thousand characters at a time.',
  },
  read: { he: 'קריאת התפריט', en: 'Read the menu' },
  nothingRead: {
    he: 'לא מצאנו כאן מנות. ודאו שלכל מנה יש שורה עם מחיר.',
    en: 'We found no dishes in this. Make sure that each dish has a line with its price.',
  },
  or: { he: 'או', en: 'or' },
  chooseFile: { he: 'בחירת קובץ', en: 'Choose a file' },
  fileHint: {
    he: 'Excel (xlsx), CSV או טקסט, עד {megabytes} מגה. אפשר גם לגרור לכאן.',
    en: 'Excel (xlsx), CSV or text, up to {megabytes} MB. You can also drop it here.',
  },
  reading: { he: 'קוראים את הקובץ…', en: 'Reading the file…' },
  stop: { he: 'עצירה', en: 'Stop' },
  fileNotRead: { he: 'הקובץ לא נקרא', en: 'The file was not read' },
  'too-large': {
    he: 'הקובץ גדול מדי לתפריט. שמרו ממנו רק את גיליון המנות ונסו שוב.',
    en: 'The file is too large for a menu. Save only the sheet with the dishes and try again.',
  },
  broken: {
    he: 'הקובץ פגום או נקטע. שמרו אותו שוב ונסו שנית.',
    en: 'The file is damaged or incomplete. Save it again and try once more.',
  },
  encrypted: {
    he: 'הקובץ מוגן בסיסמה. שמרו אותו בלי סיסמה ונסו שוב.',
    en: 'The file is protected by a password. Save it without one and try again.',
  },
  'old-excel': {
    he: 'זה קובץ של Excel ישן (xls). שמרו אותו כ-xlsx ונסו שוב.',
    en: 'This is a file of an old Excel (xls). Save it as xlsx and try again.',
  },
  'wrong-kind': {
    he: 'זה לא קובץ Excel, CSV או טקסט.',
    en: 'This is not an Excel, CSV or text file.',
  },
  empty: { he: 'לא מצאנו מנות בקובץ.', en: 'We found no dishes in the file.' },
});

export const reviewTexts = defineTexts({
  parts: { he: 'המקור והתוצאה', en: 'The source and the result' },
  source: { he: 'המקור', en: 'Source' },
  result: { he: 'התפריט', en: 'Menu' },
  startOver: { he: 'להתחיל מחדש', en: 'Start over' },
  dishes: {
    he: { one: 'מנה אחת', two: 'שתי מנות', other: '{count} מנות' },
    en: { one: '{count} dish', other: '{count} dishes' },
  },
  sections: {
    he: { one: 'קטגוריה אחת', two: 'שתי קטגוריות', other: '{count} קטגוריות' },
    en: { one: '{count} category', other: '{count} categories' },
  },
  toCheck: {
    he: { one: 'מקום אחד לבדיקה', two: 'שני מקומות לבדיקה', other: '{count} מקומות לבדיקה' },
    en: { one: '{count} place to check', other: '{count} places to check' },
  },
  nothingToCheck: { he: 'הכול נקרא בבירור', en: 'Everything was read clearly' },
  next: { he: 'למקום הבא', en: 'Next one' },
  ignoredColumns: { he: 'עמודות שלא נקראו: {columns}', en: 'Columns that were not read: {columns}' },
  unused: { he: 'לא נכנס לתפריט', en: 'Not used' },
  line: { he: 'שורה {number}', en: 'Line {number}' },
  dishName: { he: 'שם המנה', en: 'Name of the dish' },
  dishPrice: { he: 'המחיר של {name}', en: 'Price of {name}' },
  dishDescription: { he: 'התיאור של {name}', en: 'Description of {name}' },
  noDescription: { he: 'תיאור', en: 'Description' },
  more: { he: 'עוד על {name}', en: 'More about {name}' },
  dishSection: { he: 'הקטגוריה של {name}', en: 'Category of {name}' },
  sectionName: { he: 'שם הקטגוריה', en: 'Name of the category' },
  up: { he: 'העברת {name} למעלה', en: 'Move {name} up' },
  down: { he: 'העברת {name} למטה', en: 'Move {name} down' },
  remove: { he: 'הסרת {name}', en: 'Remove {name}' },
  removeSection: { he: 'הסרת הקטגוריה {name} ומנותיה', en: 'Remove the category {name} with its dishes' },
  approve: { he: 'זה נכון', en: 'This is right' },
  approveOf: { he: 'זה נכון: {name}', en: 'This is right: {name}' },
  price: { he: 'לבדוק את המחיר', en: 'Check the price' },
  noPrice: { he: 'חסר מחיר', en: 'No price' },
  name: { he: 'לבדוק את השם', en: 'Check the name' },
  section: { he: 'לבדוק את הקטגוריה', en: 'Check the category' },
  sizes: { he: 'לבדוק את שמות הגדלים', en: 'Check the names of the sizes' },
  'add-on': { he: 'לבדוק את התוספות', en: 'Check the add-ons' },
  details: { he: 'חלק מהשורה לא נקרא', en: 'Part of the row was not read' },
});

export const saveTexts = defineTexts({
  where: { he: 'לאן לשמור?', en: 'Where should it go?' },
  newMenu: { he: 'תפריט חדש', en: 'A new menu' },
  append: { he: 'להוסיף לתפריט ״{name}״', en: 'Add to the menu “{name}”' },
  replace: { he: 'להחליף את כל מה שיש ב״{name}״', en: 'Replace everything in “{name}”' },
  menuGone: {
    he: 'התפריט ״{name}״ נמחק בינתיים. מה שקראנו כאן יישמר כתפריט חדש.',
    en: 'The menu “{name}” has been deleted meanwhile. What was read here is saved as a new menu.',
  },
  newAreas: { he: 'אזורי הכנה שייווספו: {areas}', en: 'Areas that will be added: {areas}' },
  menuName: { he: 'שם התפריט', en: 'Name of the menu' },
  save: {
    he: { one: 'שמירת מנה אחת', two: 'שמירת שתי מנות', other: 'שמירת {count} מנות' },
    en: { one: 'Save {count} dish', other: 'Save {count} dishes' },
  },
  saved: {
    he: { one: 'מנה אחת נשמרה', two: 'שתי מנות נשמרו', other: '{count} מנות נשמרו' },
    en: { one: '{count} dish was saved', other: '{count} dishes were saved' },
  },
  lostPictures: {
    he: {
      one: 'תמונה אחת לא נמצאה בחשבון ולא נשמרה.',
      two: 'שתי תמונות לא נמצאו בחשבון ולא נשמרו.',
      other: '{count} תמונות לא נמצאו בחשבון ולא נשמרו.',
    },
    en: {
      one: '{count} picture was not found in this account and was left out.',
      other: '{count} pictures were not found in this account and were left out.',
    },
  },
  failed: { he: 'שום דבר לא נשמר', en: 'Nothing was saved' },
  missing: {
    he: 'חסרים שם או מחיר. השלימו אותם, או הסירו את המנה.',
    en: 'A name or a price is missing. Fill it in, or remove the dish.',
  },
  replaceQuestion: { he: 'להחליף את כל התפריט?', en: 'Replace the whole menu?' },
  replaceHint: {
    he: 'הקטגוריות והמנות שיש בו עכשיו יימחקו. הזמנות קודמות נשארות.',
    en: 'The categories and dishes it has now are deleted. Past orders stay.',
  },
  yes: { he: 'כן, להחליף', en: 'Yes, replace' },
  no: { he: 'לא', en: 'No' },
});
