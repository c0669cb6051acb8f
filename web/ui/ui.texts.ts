import { defineTexts } from '#core/i18n/text.ts';

/** Words that belong to the controls themselves. */
export const uiTexts = defineTexts({
  close: { he: 'סגירה', en: 'Close' },
  dismiss: { he: 'הסתרת ההודעה', en: 'Dismiss message' },
  messages: { he: 'הודעות', en: 'Messages' },
  optional: { he: 'לא חובה', en: 'Optional' },
  tryAgain: { he: 'ניסיון נוסף', en: 'Try again' },
  loading: { he: 'טוען…', en: 'Loading…' },
  showPassword: { he: 'הצגת הסיסמה', en: 'Show password' },
  hidePassword: { he: 'הסתרת הסיסמה', en: 'Hide password' },
  choose: { he: 'בחירה…', en: 'Choose…' },
  increase: { he: 'הוספת אחד', en: 'Add one' },
  decrease: { he: 'הפחתת אחד', en: 'Remove one' },
  switchToHebrew: { he: 'עברית', en: 'עברית' },
  switchToEnglish: { he: 'English', en: 'English' },
  hebrewInShort: { he: 'עב', en: 'עב' },
  englishInShort: { he: 'EN', en: 'EN' },
  pickImage: { he: 'בחירת תמונה', en: 'Choose a picture' },
  dropImage: { he: 'או גררו לכאן, או הדביקו', en: 'or drop it here, or paste' },
  dropNow: { he: 'שחררו כדי להוסיף', en: 'Drop to add it' },
  replaceImage: { he: 'החלפת התמונה', en: 'Replace picture' },
  removeImage: { he: 'הסרת התמונה', en: 'Remove picture' },
  imageKinds: {
    he: 'JPEG, PNG, WebP, AVIF או GIF, עד {megabytes}MB',
    en: 'JPEG, PNG, WebP, AVIF or GIF, up to {megabytes} MB',
  },
  imageWrongKind: {
    he: 'הקובץ אינו תמונה מסוג נתמך. התמונה הקודמת נשמרה.',
    en: 'This file is not a supported picture. The previous picture was kept.',
  },
  imageTooLarge: {
    he: 'התמונה גדולה מ־{megabytes}MB. בחרו תמונה קטנה יותר.',
    en: 'The picture is larger than {megabytes} MB. Choose a smaller one.',
  },
  imageUnreadable: { he: 'לא הצלחנו לקרוא את הקובץ. נסו שוב.', en: 'The file could not be read. Try again.' },
  uploadProgress: { he: 'התקדמות ההעלאה', en: 'Upload progress' },
  copyLink: { he: 'העתקת הקישור', en: 'Copy link' },
  linkCopied: { he: 'הקישור הועתק', en: 'The link was copied' },
  copyFailed: {
    he: 'ההעתקה לא הצליחה. סמנו את הטקסט והעתיקו אותו.',
    en: 'Copying failed. Select the text and copy it.',
  },
  product: { he: 'מנטה', en: 'Menta' },
});
