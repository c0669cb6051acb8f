import { defineTexts } from '#core/i18n/text.ts';

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
