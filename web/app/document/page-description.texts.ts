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
  contact: {
    he: 'כתבו לצוות של מנטה: שאלה, בעיית נגישות, בקשה על מידע אישי או רעיון.',
    en: 'Write to the people of Menta: a question, an accessibility problem, a request about personal data or an idea.',
  },
  accessibility: {
    he: 'הצהרת הנגישות של מנטה לפי ת״י 5568: מה נעשה, איך זה נבדק ולמי פונים.',
    en: 'Menta’s accessibility statement by IS 5568: what is done, how it is tested and whom to ask.',
  },
  privacy: {
    he: 'מה מנטה שומרת על אורחים ובעלי מסעדות, למה, לכמה זמן ומי רואה.',
    en: 'What Menta stores of guests and owners, why, for how long and who sees it.',
  },
  terms: {
    he: 'תנאי השימוש במנטה, לאורחים ולמסעדות, במילים פשוטות.',
    en: 'The terms of using Menta, for guests and restaurants, in plain words.',
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
