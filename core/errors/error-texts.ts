import { defineTexts, type Text } from '../i18n/text.ts';
import { limits } from '../values/limits.ts';
import type { ErrorCode } from './error-codes.ts';

/** One sentence for each code, for a person. Complete by type in both directions. */
export const errorTexts = defineTexts({
  malformed_json: { he: 'הבקשה אינה JSON תקין.', en: 'The request is not valid JSON.' },
  malformed_request: { he: 'הבקשה אינה HTTP תקין.', en: 'The request is not valid HTTP.' },
  request_timeout: { he: 'הבקשה לא הגיעה בזמן.', en: 'The request did not arrive in time.' },
  invalid_input: { he: 'חלק מהפרטים אינם תקינים.', en: 'Some of the details are not valid.' },
  no_active_menu_to_open: {
    he: 'אין תפריט פעיל. בחרו תפריט פעיל לפני פתיחת משמרת.',
    en: 'There is no active menu. Choose an active menu before starting a shift.',
  },
  not_signed_in: { he: 'יש להתחבר כדי להמשיך.', en: 'Please log in to continue.' },
  bad_credentials: { he: 'האימייל או הסיסמה שגויים.', en: 'Wrong email or password.' },
  wrong_password: { he: 'סיסמה שגויה', en: 'Incorrect password' },
  password_required: { he: 'יש לאמת את הסיסמה כדי לבצע פעולה זו.', en: 'Confirm your password to do this.' },
  not_yours: { he: 'אין לך הרשאה לפעולה זו.', en: 'You are not allowed to do this.' },
  plan_required: { he: 'הפעולה זמינה בחבילת פרו.', en: 'This is available on the Pro plan.' },
  bad_origin: {
    he: 'הבקשה הגיעה מאתר אחר ונדחתה.',
    en: 'The request came from another site and was refused.',
  },
  not_found: { he: 'לא נמצא.', en: 'Not found.' },
  no_active_menu: { he: 'לא נמצא תפריט פעיל.', en: 'No active menu found.' },
  email_in_use: {
    he: 'This email is already in use. Please use another.',
    en: 'This email is already in use. Please use another.',
  },
  no_pending_email: {
    he: 'אין כתובת שממתינה לאישור.',
    en: 'There is no address waiting for confirmation.',
  },
  section_name_taken: {
    he: 'כבר קיימת קטגוריה בשם הזה בתפריט.',
    en: 'This menu already has a category with that name.',
  },
  menu_in_use: {
    he: 'אי אפשר למחוק את התפריט הפעיל בזמן משמרת פתוחה.',
    en: 'The active menu cannot be deleted while a shift is open.',
  },
  limit_reached: { he: 'הגעתם למספר המרבי.', en: 'You have reached the maximum number.' },
  quota_reached: {
    he: 'החשבון הגיע לאחת המכסות שלו.',
    en: 'This account has reached one of its limits.',
  },
  too_many_options: {
    he: `במנה אחת אפשר להגדיר עד ${limits.optionsPerDish} אפשרויות, בכל הקבוצות יחד. אפשרות שאפשר לבחור כמה פעמים נספרת בהתאם.`,
    en: `A dish can have up to ${limits.optionsPerDish} options, in all its groups together. One that can be chosen several times counts as many.`,
  },
  menu_too_large: {
    he: 'התפריט מלא: אין בו מקום לעוד טקסט. קצרו תיאורים, או הסירו מנות ואפשרויות.',
    en: 'This menu is full: there is no room for more text in it. Shorten descriptions, or remove dishes and options.',
  },
  shift_already_open: { he: 'כבר יש משמרת פתוחה.', en: 'A shift is already open.' },
  no_open_shift: {
    he: 'אין כרגע משמרת פתוחה, נסו שוב מאוחר יותר.',
    en: 'no open shift right now, please try later',
  },
  unfinished_orders: {
    he: 'ישנן הזמנות לא סגורות. יש לסיים את כולן לפני סיום המשמרת.',
    en: 'There are unfinished orders. Finish all of them before ending the shift.',
  },
  duplicate_order: { he: 'ההזמנה כבר נשלחה קודם.', en: 'the order was already sent earlier' },
  illegal_move: {
    he: 'אי אפשר לבצע את השינוי במצב הנוכחי של ההזמנה.',
    en: 'The order can no longer be changed that way.',
  },
  changed_meanwhile: {
    he: 'הנתונים השתנו בינתיים במקום אחר. בדקו ונסו שוב.',
    en: 'This was changed elsewhere in the meantime. Check it and try again.',
  },
  too_large: { he: 'הבקשה גדולה מדי.', en: 'The request is too large.' },
  address_too_long: { he: 'הכתובת ארוכה מדי.', en: 'The address is too long.' },
  headers_too_large: { he: 'הכותרות של הבקשה ארוכות מדי.', en: 'The headers of the request are too long.' },
  unsupported_media_type: { he: 'סוג תוכן לא נתמך.', en: 'This content type is not supported.' },
  not_an_image: {
    he: 'הקובץ אינו תמונה תקינה (JPEG, PNG, WebP, AVIF או GIF, עד 10MB).',
    en: 'The file is not a valid picture (JPEG, PNG, WebP, AVIF or GIF, up to 10 MB).',
  },
  price_changed: {
    he: 'המחיר השתנה בינתיים. בדקו את הסכום המעודכן ואשרו.',
    en: 'The price has changed. Please check the new total and confirm.',
  },
  order_refused: {
    he: 'חלק מהמנות בהזמנה אינן זמינות כפי שנבחרו.',
    en: 'Some dishes in the order are not available as chosen.',
  },
  main_language: {
    he: 'זו השפה הראשית של התפריט: הטקסטים בה נערכים בתפריט עצמו.',
    en: 'This is the main language of the menu: its texts are edited in the menu itself.',
  },
  unknown_text: {
    he: 'חלק מהטקסטים כבר אינם בתפריט. רעננו ונסו שוב.',
    en: 'Some of these texts are no longer on the menu. Reload and try again.',
  },
  certificate_without_day: {
    he: 'לתעודת כשרות צריך תאריך תוקף.',
    en: 'A kosher certificate needs the last day on which it is valid.',
  },
  invalid_table: { he: 'מספר השולחן אינו קיים במסעדה.', en: 'The restaurant has no such table.' },
  reset_link_invalid: {
    he: 'קישור האיפוס אינו תקין או שפג תוקפו.',
    en: 'The reset link is invalid or has expired.',
  },
  email_link_invalid: {
    he: 'קישור האישור אינו תקין, הוחלף בחדש או שפג תוקפו.',
    en: 'The confirmation link is invalid, was replaced by a newer one, or has expired.',
  },
  common_password: {
    he: 'הסיסמה הזו נפוצה או דלפה בעבר, ולכן קל לנחש אותה. בחרו סיסמה אחרת.',
    en: 'This password is common or has leaked before, so it is easily guessed. Choose another.',
  },
  personal_password: {
    he: 'האימייל ושם המסעדה הם הניחוש הראשון. בחרו סיסמה אחרת.',
    en: 'Your email and your restaurant’s name are guessed first. Choose another password.',
  },
  too_many_requests: {
    he: 'יותר מדי ניסיונות. המתינו מעט ונסו שוב.',
    en: 'Too many attempts. Wait a little and try again.',
  },
  internal: { he: 'אירעה שגיאה בלתי צפויה.', en: 'Something unexpected went wrong.' },
  overloaded: {
    he: 'השירות עמוס כרגע. נסו שוב בעוד רגע.',
    en: 'The service is busy. Try again in a moment.',
  },
} satisfies Record<ErrorCode, Text>);
