import { defineTexts } from '#core/i18n/text.ts';

/** Log-in, sign-up and the way back in. Sentences that the product fixes in English stay so in both languages. */
export const signInTexts = defineTexts({
  loginTitle: { he: 'ברוכים השבים', en: 'Welcome back' },
  loginHint: { he: 'התחברו למרכז הניהול של המסעדה.', en: 'Log in to your restaurant management centre.' },
  email: { he: 'אימייל', en: 'Email' },
  password: { he: 'סיסמה', en: 'Password' },
  logIn: { he: 'התחברות', en: 'Log in' },
  forgot: { he: 'שכחתי סיסמה', en: 'Forgot your password?' },
  passwordAgain: {
    he: 'הקלידו שוב גם את הסיסמה: היא אף פעם לא נשמרת בעמוד.',
    en: 'Type the password again too: a page never keeps it.',
  },
  startOver: { he: 'חזרה לאימייל ולסיסמה', en: 'Back to email and password' },
  noAccount: { he: 'עוד אין לכם חשבון?', en: 'New to Menta?' },
  toSignup: { he: 'להרשמה', en: 'Create an account' },
  home: { he: 'חזרה לעמוד הבית', en: 'Back to home' },
  loginFailed: { he: 'Login failed', en: 'Login failed' },
  loginFailedMeaning: { he: 'ההתחברות לא הצליחה.', en: '' },
  networkError: { he: 'An error occurred. Please try again.', en: 'An error occurred. Please try again.' },
  networkErrorMeaning: { he: 'אירעה שגיאה. נסו שוב.', en: '' },

  signupTitle: { he: 'פותחים מסעדה במנטה', en: 'Open your restaurant on Menta' },
  trial: { he: '14 ימי ניסיון חינם. בלי כרטיס אשראי.', en: '14 days free. No credit card needed.' },
  firstName: { he: 'שם פרטי', en: 'First name' },
  lastName: { he: 'שם משפחה', en: 'Last name' },
  restaurantName: { he: 'שם המסעדה', en: 'Restaurant name' },
  plan: { he: 'חבילה', en: 'Plan' },
  basic: { he: 'בייסיק', en: 'Basic' },
  basicHint: { he: 'תפריט דיגיטלי לעיון', en: 'A digital menu to browse' },
  pro: { he: 'פרו', en: 'Pro' },
  proHint: { he: 'תפריט, הזמנות ומשמרות', en: 'Menu, orders and shifts' },
  recommended: { he: 'מומלץ', en: 'Recommended' },
  signUp: { he: 'התחלת ניסיון חינם', en: 'Start free trial' },
  haveAccount: { he: 'כבר יש לכם חשבון?', en: 'Already have an account?' },
  toLogin: { he: 'להתחברות', en: 'Log in' },
  emailInUse: {
    he: 'This email is already in use. Please use another.',
    en: 'This email is already in use. Please use another.',
  },
  emailInUseMeaning: { he: 'האימייל הזה כבר רשום. השתמשו באחר.', en: '' },
  signupFailed: { he: 'Signup failed. Please try again.', en: 'Signup failed. Please try again.' },
  signupFailedMeaning: {
    he: 'ההרשמה לא הצליחה. מה שהקלדתם נשאר כאן; נסו שוב.',
    en: 'What you typed is still here.',
  },

  forgotTitle: { he: 'שכחתם את הסיסמה?', en: 'Forgot your password?' },
  forgotHint: {
    he: 'כתבו את האימייל של החשבון ונשלח אליו קישור לבחירת סיסמה חדשה.',
    en: 'Enter your account email and we will send a link for choosing a new password.',
  },
  sendLink: { he: 'שלח קישור איפוס', en: 'Send reset link' },
  backToLogin: { he: 'חזרה להתחברות', en: 'Back to log in' },
  forgotFailed: { he: 'אירעה שגיאה, נסה שוב מאוחר יותר', en: 'Something went wrong, please try again later' },

  resetTitle: { he: 'בחירת סיסמה חדשה', en: 'Choose a new password' },
  newPassword: { he: 'סיסמה חדשה', en: 'New password' },
  confirmPassword: { he: 'אימות הסיסמה', en: 'Confirm password' },
  passwordHint: { he: 'לפחות 6 תווים', en: 'at least 6 characters' },
  passwordNotCommon: {
    he: 'לא סיסמה נפוצה כמו 123456, ולא האימייל או שם המסעדה',
    en: 'Not a common one such as 123456, nor your email or the restaurant’s name',
  },
  reset: { he: 'שמירת הסיסמה', en: 'Save password' },
  tokenMissing: {
    he: 'קישור האיפוס אינו תקין או שחסר בו אסימון',
    en: 'the reset link is invalid or missing a token',
  },
  askAgain: { he: 'בקשת קישור חדש', en: 'Ask for a new link' },
  passwordsDiffer: { he: 'הסיסמאות אינן תואמות', en: 'the passwords do not match' },
  passwordTooShort: {
    he: 'הסיסמה חייבת להכיל לפחות 6 תווים',
    en: 'the password must contain at least 6 characters',
  },
  resetFailed: {
    he: 'שגיאה באיפוס הסיסמה. נסה שוב.',
    en: 'The password could not be reset. Please try again.',
  },

  fieldRequired: { he: 'שדה חובה', en: 'Required' },
  emailInvalid: { he: 'כתובת האימייל אינה תקינה', en: 'This is not a valid email address' },
  tooLong: { he: 'ארוך מדי', en: 'Too long' },
  invalid: { he: 'לא תקין', en: 'Not valid' },
});
