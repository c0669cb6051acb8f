import { defineTexts } from '#core/i18n/text.ts';

export const pageTexts = defineTexts({
  productName: { he: 'מנטה', en: 'Menta' },
  titleOf: { he: '{page} · מנטה', en: '{page} · Menta' },
  landingTitle: {
    he: 'מנטה – תפריט דיגיטלי והזמנות למסעדות',
    en: 'Menta – digital menus and ordering for restaurants',
  },
  features: { he: 'מה יש במנטה', en: 'Features' },
  pricing: { he: 'חבילות ומחירים', en: 'Packages and pricing' },
  faq: { he: 'שאלות נפוצות', en: 'Frequently asked questions' },
  tryEvening: { he: 'ערב לניסיון', en: 'Try an evening' },
  login: { he: 'התחברות', en: 'Log in' },
  signup: { he: 'הרשמה', en: 'Sign up' },
  forgotPassword: { he: 'שכחתי סיסמה', en: 'Forgot password' },
  resetPassword: { he: 'בחירת סיסמה חדשה', en: 'Choose a new password' },
  dashboard: { he: 'מרכז הניהול', en: 'Management centre' },
  reports: { he: 'דוחות', en: 'Reports' },
  menuBuilder: { he: 'עורך התפריט', en: 'Menu editor' },
  menuPreview: { he: 'תצוגת התפריט', en: 'Menu preview' },
  menuImport: { he: 'ייבוא תפריט', en: 'Import a menu' },
  orderManager: { he: 'ניהול הזמנות', en: 'Order management' },
  readyScreen: { he: 'מסך מוכנות', en: 'Ready screen' },
  station: { he: 'חיבור עמדה', en: 'Connect a station' },
  qrCode: { he: 'קודי QR', en: 'QR codes' },
  notFound: { he: 'העמוד לא נמצא', en: 'Page not found' },
});
