import { defineTexts } from '#core/i18n/text.ts';

/** The owner's own pages of the settings. */
export const accountPageTexts = defineTexts({
  changeName: { he: 'עדכון השם', en: 'Update name' },
  changeEmail: { he: 'החלפת אימייל', en: 'Change email' },
  saveFailed: { he: 'השמירה לא הצליחה', en: 'Saving did not work' },

  plan: { he: 'חבילה', en: 'Plan' },
  basic: { he: 'בייסיק', en: 'Basic' },
  pro: { he: 'פרו', en: 'Pro' },
  trialLeft: {
    he: { one: 'נשאר יום ניסיון אחד', two: 'נשארו יומיים לניסיון', other: 'נשארו {count} ימי ניסיון' },
    en: { one: 'One trial day left', other: '{count} trial days left' },
  },
  trialEnded: {
    he: 'תקופת הניסיון הסתיימה. שום דבר לא ננעל.',
    en: 'The trial has ended. Nothing is locked.',
  },
  changePlan: { he: 'להחלפת חבילה כתבו אלינו:', en: 'To change the plan, write to us:' },

  nameTitle: { he: 'השם שלי', en: 'My name' },
  nameSaved: { he: 'השם עודכן.', en: 'Your name was updated.' },
  emailTitle: { he: 'אימייל', en: 'Email' },
  emailHint: {
    he: 'הכתובת שאיתה מתחברים ואליה נשלח קישור לאיפוס הסיסמה.',
    en: 'The address you log in with, and where reset links go.',
  },
  emailLinkSent: {
    he: 'שלחנו קישור אל {email}. הכתובת תוחלף כשתפתחו אותו.',
    en: 'We sent a link to {email}. Your email changes when you open it.',
  },
  emailPending: { he: 'ממתינים לאישור של {email}', en: 'Waiting for confirmation of {email}' },
  emailPendingHint: {
    he: 'פתחו את הקישור שנשלח לשם. עד אז ממשיכים להתחבר עם הכתובת הנוכחית.',
    en: 'Open the link that was sent there. Until then you log in with the present address.',
  },
  emailSendAgain: { he: 'שליחה חוזרת', en: 'Send again' },
  emailKeep: { he: 'ביטול ההחלפה', en: 'Cancel the change' },
  emailKept: { he: 'האימייל נשאר כפי שהיה.', en: 'Your email stays as it was.' },
  confirmTitle: { he: 'אישור האימייל החדש', en: 'Confirm your new email' },
  confirmText: {
    he: 'מעכשיו תתחברו עם {email}.',
    en: 'From now on you log in with {email}.',
  },
  confirmDead: {
    he: 'הקישור הזה כבר נוצל, בוטל, או שייך לחשבון אחר. החשבון כאן הוא {email}.',
    en: 'This link was used or cancelled, or belongs to another account. The account here is {email}.',
  },
  confirmEmail: { he: 'אישור', en: 'Confirm' },
  close: { he: 'סגירה', en: 'Close' },
  newEmail: { he: 'אימייל חדש', en: 'New email' },
  emailSaved: { he: 'האימייל עודכן.', en: 'Your email was updated.' },
  currentPassword: { he: 'הסיסמה הנוכחית', en: 'Current password' },
  passwordTitle: { he: 'סיסמה', en: 'Password' },
  passwordHint: {
    he: 'אחרי ההחלפה צריך להתחבר מחדש בכל שאר המכשירים.',
    en: 'After the change all other devices have to log in again.',
  },
  changePassword: { he: 'החלפת סיסמה', en: 'Change password' },

  dataTitle: { he: 'הנתונים שלי', en: 'My data' },
  dataHint: {
    he: 'קובץ אחד עם ההגדרות, התפריטים, התמונות וההזמנות, בפורמט פתוח (ZIP עם JSON ותמונות).',
    en: 'One file with settings, menus, pictures and orders, in an open format (a ZIP of JSON and pictures).',
  },
  download: { he: 'הורדת הנתונים שלי', en: 'Download my data' },
  downloadHint: {
    he: 'בקובץ יש גם שמות וטלפונים של אורחים, ולכן צריך קודם את הסיסמה.',
    en: 'The file also holds names and phones of guests, so the password comes first.',
  },
  downloadNow: { he: 'הורדה', en: 'Download' },

  deleteTitle: { he: 'מחיקת החשבון', en: 'Delete account' },
  deleteHint: {
    he: 'מוחק לתמיד את החשבון, התפריטים, התמונות, המשמרות וההזמנות. קודי QR מודפסים יפסיקו לעבוד.',
    en: 'Deletes the account, menus, pictures, shifts and orders for good. Printed QR codes stop working.',
  },
  delete: { he: 'מחיקת החשבון שלי', en: 'Delete my account' },
  deleteQuestion: { he: 'למחוק את החשבון לתמיד?', en: 'Delete the account for good?' },
  deleteTyped: {
    he: 'כדי לאשר, הקלידו את שם המסעדה: {name}',
    en: 'To confirm, type the restaurant name: {name}',
  },
  deleteTypedWrong: { he: 'זה לא שם המסעדה', en: 'This is not the restaurant name' },
  deleteNow: { he: 'מחיקה לתמיד', en: 'Delete for good' },
  cancel: { he: 'ביטול', en: 'Cancel' },
});
