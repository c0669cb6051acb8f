import { defineTexts } from '#core/i18n/text.ts';

export const pageTexts = defineTexts({
  productName: { he: 'מנטה', en: 'Menta' },
  titleOf: { he: '{page} · מנטה', en: '{page} · Menta' },
  landingTitle: {
    he: 'מנטה – תפריט דיגיטלי והזמנות למסעדות',
    en: 'Menta – digital menus and ordering for restaurants',
  },
  landingDescription: {
    he: 'תפריט דיגיטלי בסריקת QR, הזמנות ישירות מהלקוחות וניהול קל של המסעדה. 14 ימי ניסיון, ללא כרטיס אשראי.',
    en: 'A digital menu behind a QR code, direct customer orders and easy restaurant management. 14 days free, no credit card.',
  },
  features: { he: 'מה יש במנטה', en: 'Features' },
  featuresDescription: {
    he: 'כל מה שמנטה עושה בשביל המסעדה: תפריט, הזמנות, משמרות ועיצוב.',
    en: 'Everything Menta does for a restaurant: menu, orders, shifts and design.',
  },
  pricing: { he: 'חבילות ומחירים', en: 'Packages and pricing' },
  pricingDescription: {
    he: 'בייסיק או פרו, עם 14 ימי ניסיון ללא כרטיס אשראי.',
    en: 'Basic or Pro, with a 14-day free trial and no credit card.',
  },
  faq: { he: 'שאלות נפוצות', en: 'Frequently asked questions' },
  faqDescription: {
    he: 'תשובות קצרות על מנטה: מחיר, הקמה, עיצוב וניסיון חינם.',
    en: 'Short answers about Menta: price, setup, design and the free trial.',
  },
  login: { he: 'התחברות', en: 'Log in' },
  loginDescription: {
    he: 'התחברות למרכז הניהול של המסעדה.',
    en: 'Log in to your restaurant management centre.',
  },
  signup: { he: 'הרשמה', en: 'Sign up' },
  signupDescription: {
    he: 'פתיחת חשבון במנטה: 14 ימי ניסיון, ללא כרטיס אשראי.',
    en: 'Open a Menta account: 14 days free, no credit card.',
  },
  forgotPassword: { he: 'שכחתי סיסמה', en: 'Forgot password' },
  resetPassword: { he: 'בחירת סיסמה חדשה', en: 'Choose a new password' },
  dashboard: { he: 'מרכז הניהול', en: 'Management centre' },
  menuBuilder: { he: 'עורך התפריט', en: 'Menu editor' },
  menuPreview: { he: 'תצוגת התפריט', en: 'Menu preview' },
  orderManager: { he: 'ניהול הזמנות', en: 'Order management' },
  qrCode: { he: 'קודי QR', en: 'QR codes' },
  ownerDescription: { he: 'אזור הניהול של המסעדה במנטה.', en: 'The owner area of Menta.' },
  notFound: { he: 'העמוד לא נמצא', en: 'Page not found' },
});
