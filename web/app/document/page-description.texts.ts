import { defineTexts } from '#core/i18n/text.ts';

/** For search engines and link previews, which read what the server sends; no script carries them. */
export const pageDescriptionTexts = defineTexts({
  landing: {
    he: 'תפריט דיגיטלי בסריקת QR, הזמנות ישירות מהלקוחות וניהול קל של המסעדה. 14 ימי ניסיון, ללא כרטיס אשראי.',
    en: 'A digital menu behind a QR code, direct customer orders and easy restaurant management. 14 days free, no credit card.',
  },
  features: {
    he: 'כל מה שמנטה עושה בשביל המסעדה: תפריט, הזמנות, משמרות ועיצוב.',
    en: 'Everything Menta does for a restaurant: menu, orders, shifts and design.',
  },
  pricing: {
    he: 'בייסיק או פרו, עם 14 ימי ניסיון ללא כרטיס אשראי.',
    en: 'Basic or Pro, with a 14-day free trial and no credit card.',
  },
  faq: {
    he: 'תשובות קצרות על מנטה: מחיר, הקמה, עיצוב וניסיון חינם.',
    en: 'Short answers about Menta: price, setup, design and the free trial.',
  },
  tryEvening: {
    he: 'ערב אחד במטבח, בלי הרשמה: תפריט מלא, משמרת פתוחה ואורחים מומצאים שמזמינים.',
    en: 'An evening in the kitchen without signing up: a full menu, an open shift and made-up guests who order.',
  },
  login: {
    he: 'התחברות למרכז הניהול של המסעדה.',
    en: 'Log in to your restaurant management centre.',
  },
  signup: {
    he: 'פתיחת חשבון במנטה: 14 ימי ניסיון, ללא כרטיס אשראי.',
    en: 'Open a Menta account: 14 days free, no credit card.',
  },
  owner: { he: 'אזור הניהול של המסעדה במנטה.', en: 'The owner area of Menta.' },
});
