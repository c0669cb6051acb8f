import { defineTexts } from '../text.ts';

/** The session and the frame of every page. Sentences that the product fixes in English stay so in both languages. */
export const sessionTexts = defineTexts({
  checking: { he: 'Checking session...', en: 'Checking session...' },
  checkingMeaning: { he: 'בודקים את ההתחברות…', en: '' },
  pleaseLogIn: { he: 'Please log in to access this page.', en: 'Please log in to access this page.' },
  pleaseLogInMeaning: { he: 'יש להתחבר כדי לצפות בעמוד הזה.', en: '' },
  logIn: { he: 'התחברות', en: 'Log in' },
  logOut: { he: 'התנתקות', en: 'Log out' },
  logOutFailed: { he: 'ההתנתקות לא הצליחה. נסו שוב.', en: 'Logging out did not work. Please try again.' },
  lostTitle: { he: 'ההתחברות פגה', en: 'You have been logged out' },
  lost: {
    he: 'מה שעל המסך נשאר כפי שהוא, אבל שינויים לא יישמרו עד שתתחברו שוב.',
    en: 'What is on the screen stays, but changes are not saved until you log in again.',
  },
  logInAgainHint: {
    he: 'הקלידו את הסיסמה והמשיכו מאיפה שעצרתם. שום דבר שהקלדתם לא נמחק.',
    en: 'Enter your password and go on where you were. Nothing you typed is lost.',
  },
  password: { he: 'סיסמה', en: 'Password' },
  backAgain: {
    he: 'התחברתם שוב. אפשר לשמור ולהמשיך.',
    en: 'You are logged in again. You can save and go on.',
  },
  checkFailed: { he: 'לא הצלחנו לבדוק את ההתחברות', en: 'We could not check your session' },
  tryAgain: { he: 'ניסיון נוסף', en: 'Try again' },
  noConnection: {
    he: 'אין חיבור לשרת. בדקו את האינטרנט ונסו שוב.',
    en: 'No connection to the server. Check your internet and try again.',
  },
  unexpected: { he: 'משהו השתבש. נסו שוב.', en: 'Something went wrong. Please try again.' },
  loadFailed: { he: 'הטעינה לא הצליחה', en: 'This could not be loaded' },

  skipToContent: { he: 'דילוג לתוכן', en: 'Skip to content' },
  loadingPage: { he: 'טוען עמוד…', en: 'Loading page…' },
  notFound: { he: 'Oops! Page not found', en: 'Oops! Page not found' },
  notFoundMeaning: {
    he: 'לא מצאנו את העמוד שחיפשתם. אולי הקישור השתנה.',
    en: 'The page you were looking for is not here. Perhaps the link has changed.',
  },
  home: { he: 'לעמוד הבית', en: 'Back to home' },
  applicationError: { he: 'Unexpected Application Error!', en: 'Unexpected Application Error!' },
  applicationErrorMeaning: {
    he: 'אירעה שגיאה בלתי צפויה. מה שכבר נשמר לא אבד.',
    en: 'What was already saved is not lost.',
  },
  reload: { he: 'טעינה מחדש', en: 'Reload the page' },
});

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
