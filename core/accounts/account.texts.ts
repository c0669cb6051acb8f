import { defineTexts } from '../i18n/text.ts';

export const accountTexts = defineTexts({
  resetLinkSent: { he: 'קישור לאיפוס הסיסמה נשלח לאימייל שלך', en: 'a reset link was sent to your email' },
  passwordReset: {
    he: 'הסיסמה אופסה בהצלחה, תועבר להתחברות...',
    en: 'Your password was reset. Taking you to log in...',
  },
  passwordChanged: {
    he: 'הסיסמה הוחלפה. בשאר המכשירים צריך להתחבר מחדש.',
    en: 'Your password was changed. Other devices have to log in again.',
  },
  exportReadme: {
    he: 'כל מה ששמור בחשבון שלכם במנטה: account.json (פרטי החשבון), restaurant.json (הגדרות המסעדה), people.json (הצוות), printers.json (המדפסות), menus.json (תפריטים, קטגוריות ומנות), orders/ (קובץ לכל משמרת עם ההזמנות שלה), security-log.json (יומן האבטחה), images/ (התמונות). מחירים בשקלים, זמנים לפי ISO 8601 ב-UTC, טקסט ב-UTF-8.',
    en: 'Everything kept in your Menta account: account.json (account details), restaurant.json (restaurant settings), people.json (the team), printers.json (the printers), menus.json (menus, categories and dishes), orders/ (one file for each shift with its orders), security-log.json (the security log), images/ (the pictures). Prices are in shekels, times are ISO 8601 in UTC, text is UTF-8.',
  },
  accountDeleted: {
    he: 'החשבון וכל מה שהיה בו נמחקו.',
    en: 'The account and everything in it were deleted.',
  },
});
