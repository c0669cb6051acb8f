import { defineTexts, type Text } from '../i18n/text.ts';
import { limits } from '../values/limits.ts';
import type { ErrorCode } from './error-codes.ts';
import { guestErrorTexts } from './guest-error.texts.ts';

/** Sentences that only an owner, or an owner's program, can get. */
const ownerErrorTexts = defineTexts({
  no_active_menu_to_open: {
    he: 'אין תפריט פעיל. בחרו תפריט פעיל לפני פתיחת משמרת.',
    en: 'There is no active menu. Choose an active menu before starting a shift.',
  },
  not_signed_in: { he: 'יש להתחבר כדי להמשיך.', en: 'Please log in to continue.' },
  method_not_allowed: { he: 'אי אפשר לעשות זאת בכתובת הזאת.', en: 'This cannot be done at this address.' },
  bad_credentials: { he: 'האימייל או הסיסמה שגויים.', en: 'Wrong email or password.' },
  wrong_password: { he: 'סיסמה שגויה', en: 'Incorrect password' },
  second_factor_required: {
    he: 'הקלידו את הקוד מאפליקציית האימות.',
    en: 'Type the code from your authenticator app.',
  },
  second_factor_wrong: {
    he: 'הקוד שגוי או שכבר נוצל. כל קוד עובד פעם אחת: חכו לקוד הבא ונסו שוב.',
    en: 'The code is wrong or was used already. Each works once: wait for the next one and try again.',
  },
  second_factor_on: { he: 'האימות הדו־שלבי כבר פועל.', en: 'Two-step verification is on already.' },
  second_factor_off: { he: 'האימות הדו־שלבי אינו פועל.', en: 'Two-step verification is not on.' },
  password_required: { he: 'יש לאמת את הסיסמה כדי לבצע פעולה זו.', en: 'Confirm your password to do this.' },
  not_yours: { he: 'אין לך הרשאה לפעולה זו.', en: 'You are not allowed to do this.' },
  pin_required: { he: 'יש להקליד PIN כדי לבצע פעולה זו.', en: 'Enter your PIN to do this.' },
  wrong_pin: { he: 'PIN שגוי', en: 'Incorrect PIN' },
  right_missing: {
    he: 'אין לך הרשאה לפעולה הזאת. מי שמורשה יכול להקליד PIN.',
    en: 'You do not have the right to do this. Someone who does can enter their PIN.',
  },
  pin_blocked: {
    he: 'יותר מדי ניסיונות. המתינו מעט ונסו שוב.',
    en: 'Too many wrong PINs. Wait a little and try again.',
  },
  station_not_allowed: {
    he: 'המכשיר הזה הוא עמדה, ואי אפשר לעשות זאת ממנו.',
    en: 'This device is a station, and this cannot be done from it.',
  },
  not_a_station: { he: 'המכשיר הזה אינו עמדה.', en: 'This device is not a station.' },
  area_name_taken: {
    he: 'כבר יש אזור בשם הזה. בחרו שם אחר.',
    en: 'There is already an area with that name. Choose another one.',
  },
  person_name_taken: {
    he: 'כבר יש בצוות מי שנקרא כך. הוסיפו שם משפחה או כינוי.',
    en: 'Somebody on the team already has that name. Add a surname or a nickname.',
  },
  trivial_pin: {
    he: 'קל לנחש את ה-PIN הזה. בחרו ספרות אחרות.',
    en: 'This PIN is easily guessed. Choose other digits.',
  },
  station_code_invalid: {
    he: 'הקוד שגוי, כבר נוצל או שפג תוקפו. בקשו קוד חדש.',
    en: 'The code is wrong, was used already or has expired. Ask for a new one.',
  },
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
  too_many_options: {
    he: `במנה אחת אפשר להגדיר עד ${limits.optionsPerDish} אפשרויות, בכל הקבוצות יחד. אפשרות שאפשר לבחור כמה פעמים נספרת בהתאם.`,
    en: `A dish can have up to ${limits.optionsPerDish} options, in all its groups together. One that can be chosen several times counts as many.`,
  },
  large_change_waits: {
    he: 'שינויים גדולים נעשים אחד אחרי השני, ולפניכם יש עוד. שום דבר לא נשמר. נסו שוב בעוד רגע.',
    en: 'Large changes are made one after another, and others are before yours. Nothing was saved. Try again in a moment.',
  },
  menu_too_large: {
    he: 'התפריט מלא: אין בו מקום לעוד טקסט. קצרו תיאורים, או הסירו מנות ואפשרויות.',
    en: 'This menu is full: there is no room for more text in it. Shorten descriptions, or remove dishes and options.',
  },
  table_too_large: {
    he: `בטבלה יותר מ־${limits.xlsxRows.toLocaleString('en')} שורות, יותר ממה שאפשר להוריד כקובץ Excel. הורידו אותה כ־CSV, או בחרו תקופה קצרה יותר.`,
    en: `This table has more than ${limits.xlsxRows.toLocaleString('en')} rows, too many for an Excel file. Download it as CSV, or choose fewer days.`,
  },
  shift_already_open: { he: 'כבר יש משמרת פתוחה.', en: 'A shift is already open.' },
  keep_it_first: {
    he: 'זו מסעדה לניסיון, בלי אימייל ובלי סיסמה. שמרו אותה כדי לעשות זאת.',
    en: 'This is a restaurant to try, without an email or a password. Keep it to do this.',
  },
  already_signed_in: {
    he: 'אתם כבר מחוברים למסעדה שלכם. אפשר להתאמן בלוח ההזמנות שלה.',
    en: 'You are signed in to a restaurant of your own. You can practise on its board.',
  },
  try_not_offered: {
    he: 'כאן לא מציעים ערב לניסיון. אפשר לראות תפריט בדמו, או לפתוח חשבון.',
    en: 'An evening to try is not offered here. See a menu in the demo, or open an account.',
  },
  try_later: {
    he: 'כרגע הרבה אורחים מנסים ערב. נסו שוב בעוד כמה דקות, או פתחו את הדמו.',
    en: 'Many visitors are trying an evening right now. Try again in a few minutes, or open the demo.',
  },
  unfinished_orders: {
    he: 'ישנן הזמנות לא סגורות. יש לסיים את כולן לפני סיום המשמרת.',
    en: 'There are unfinished orders. Finish all of them before ending the shift.',
  },
  illegal_move: {
    he: 'אי אפשר לבצע את השינוי במצב הנוכחי של ההזמנה.',
    en: 'The order can no longer be changed that way.',
  },
  undo_too_late: {
    he: 'מאוחר מדי לבטל את הפעולה האחרונה.',
    en: 'It is too late to undo that.',
  },
  allergy_unconfirmed: {
    he: 'בהזמנה יש הערה על אלרגיה. קראו אותה ואשרו שראיתם.',
    en: 'The order has a note about an allergy. Read it, and confirm that you have.',
  },
  shift_ended: {
    he: 'המשמרת כבר נסגרה.',
    en: 'The shift is already closed.',
  },
  visit_owes: {
    he: 'בשולחן הזה עוד לא שולם הכול.',
    en: 'Not everything has been paid at this table yet.',
  },
  more_than_owed: {
    he: 'הסכום גבוה ממה שנשאר לשלם.',
    en: 'That is more than is still owed.',
  },
  not_an_image: {
    he: 'הקובץ אינו תמונה תקינה (JPEG, PNG, WebP, AVIF או GIF, עד 10MB).',
    en: 'The file is not a valid picture (JPEG, PNG, WebP, AVIF or GIF, up to 10 MB).',
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
});

/** One sentence for each code, for a person. Complete by type in both directions. */
export const errorTexts = { ...guestErrorTexts, ...ownerErrorTexts } satisfies Record<ErrorCode, Text>;
