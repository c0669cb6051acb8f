import { defineTexts } from '#core/i18n/text.ts';

export const twoStepTexts = defineTexts({
  title: { he: 'אימות דו־שלבי', en: 'Two-step verification' },
  hint: {
    he: 'מי שגילה את הסיסמה לא ייכנס: בכניסה צריך גם קוד מאפליקציה בטלפון שלכם.',
    en: 'Whoever learns your password stays out: logging in also takes a code from an app on your phone.',
  },
  isOn: { he: 'פועל', en: 'On' },
  since: { he: 'מאז', en: 'since' },
  codesLeft: {
    he: { one: 'נשאר קוד שחזור אחד', two: 'נשארו שני קודי שחזור', other: 'נשארו {count} קודי שחזור' },
    en: { one: 'One recovery code left', other: '{count} recovery codes left' },
  },
  noCodesLeft: {
    he: 'לא נשארו קודי שחזור. בלי הטלפון לא תוכלו להיכנס: צרו חדשים.',
    en: 'No recovery codes are left. Without your phone you could not log in: make new ones.',
  },
  loadFailed: { he: 'טעינת המצב לא הצליחה', en: 'The state could not be loaded' },
  switchOn: { he: 'הפעלת האימות', en: 'Set it up' },
  switchOff: { he: 'כיבוי', en: 'Switch off' },
  newCodes: { he: 'קודי שחזור חדשים', en: 'New recovery codes' },

  passwordFirst: { he: 'קודם כול, סיסמת החשבון.', en: 'First, the account’s password.' },
  goOn: { he: 'המשך', en: 'Continue' },
  cancel: { he: 'ביטול', en: 'Cancel' },
  failed: { he: 'זה לא הצליח', en: 'That did not work' },

  scanTitle: { he: 'חיבור האפליקציה', en: 'Connect the app' },
  scanHint: {
    he: 'סרקו את הקוד באפליקציית אימות, כמו Google Authenticator, ‏Microsoft Authenticator או 1Password.',
    en: 'Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password.',
  },
  scanImage: { he: 'קוד QR לאפליקציית האימות', en: 'QR code for the authenticator app' },
  openApp: { he: 'לפתוח באפליקציה שבמכשיר הזה', en: 'Open in an app on this device' },
  secretLabel: {
    he: 'אי אפשר לסרוק? הקלידו באפליקציה את המפתח:',
    en: 'Cannot scan? Type this key into the app:',
  },
  firstCode: {
    he: 'ואז הקלידו את הקוד שהיא מציגה:',
    en: 'Then type the code that it shows:',
  },
  confirm: { he: 'הפעלה', en: 'Switch on' },

  codesTitle: { he: 'שמרו את קודי השחזור', en: 'Save your recovery codes' },
  codesHint: {
    he: 'אם הטלפון יאבד, כל אחד מהקודים האלה יכניס אתכם פעם אחת. הם לא יוצגו שוב.',
    en: 'If you lose your phone, each of these lets you in once. They will not be shown again.',
  },
  codesList: { he: 'קודי שחזור', en: 'Recovery codes' },
  copy: { he: 'העתקה', en: 'Copy' },
  copied: { he: 'הקודים הועתקו', en: 'The codes were copied' },
  copyFailed: {
    he: 'ההעתקה לא הצליחה. סמנו את הקודים והעתיקו אותם.',
    en: 'Copying failed. Select the codes and copy them.',
  },
  download: { he: 'הורדה', en: 'Download' },
  print: { he: 'הדפסה', en: 'Print' },
  paperTitle: { he: 'קודי שחזור למנטה · {email}', en: 'Menta recovery codes · {email}' },
  saved: { he: 'שמרתי אותם', en: 'I have saved them' },

  othersTitle: { he: 'מכשירים שכבר מחוברים', en: 'Devices that are already logged in' },
  othersHint: {
    he: 'הם נשארים מחוברים, והקוד יתבקש רק בכניסה הבאה. אם אחד מהם לא שלכם, נתקו אותו עכשיו.',
    en: 'They stay logged in, and are asked for a code only at their next log-in. If one of them is not yours, log it out now.',
  },
  othersList: { he: 'את מי לנתק?', en: 'Which should be logged out?' },
  keepOthers: { he: 'להשאיר את כולם', en: 'Keep them all' },
  logOutOthers: { he: 'ניתוק המסומנים', en: 'Log out the marked ones' },

  offTitle: { he: 'לכבות את האימות הדו־שלבי?', en: 'Switch off two-step verification?' },
  offHint: {
    he: 'אחרי הכיבוי נכנסים עם הסיסמה בלבד, וקודי השחזור מפסיקים לעבוד.',
    en: 'Afterwards the password alone is enough, and the recovery codes stop working.',
  },
  newCodesHint: {
    he: 'קודי השחזור הקודמים יפסיקו לעבוד.',
    en: 'The recovery codes you have will stop working.',
  },
  onDone: { he: 'האימות הדו־שלבי פועל.', en: 'Two-step verification is on.' },
  offDone: { he: 'האימות הדו־שלבי כובה.', en: 'Two-step verification is off.' },
});
