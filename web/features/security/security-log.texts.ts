import type { Text } from '#core/i18n/text.ts';
import { defineTexts } from '#core/i18n/text.ts';
import type { Device } from '#core/security/device.ts';
import type { SecurityKind } from '#core/security/security-kinds.ts';

export const securityLogTexts = defineTexts({
  title: { he: 'יומן אבטחה', en: 'Security log' },
  hint: {
    he: 'כניסות לחשבון, ניסיונות שנכשלו, בדיקות סיסמה ושינויים, ב־12 החודשים האחרונים. משהו לא מוכר? החליפו סיסמה והתנתקו מכל המכשירים.',
    en: 'Log-ins, failed ones, password checks and changes of the last 12 months. Something you do not know? Change the password and log out everywhere.',
  },
  show: { he: 'הצגת היומן', en: 'Show the log' },
  hide: { he: 'הסתרת היומן', en: 'Hide the log' },
  more: { he: 'רשומות ישנות יותר', en: 'Older entries' },
  loadFailed: { he: 'טעינת היומן לא הצליחה', en: 'The log could not be loaded' },
  times: { he: { two: 'פעמיים', other: '{count} פעמים' }, en: { other: '{count} times' } },
  since: { he: 'מאז', en: 'since' },
  operator: { he: 'מפעיל השירות', en: 'Service operator' },
  manyNetworks: { he: 'מרשתות רבות', en: 'From many networks' },
  network: { he: 'רשת', en: 'network' },
});

export const securityKindTexts = defineTexts({
  signed_up: { he: 'החשבון נפתח', en: 'The account was created' },
  log_in: { he: 'כניסה לחשבון', en: 'Logged in' },
  log_in_failed: { he: 'ניסיון כניסה נכשל', en: 'A log-in failed' },
  log_in_limited: { he: 'כניסה נחסמה: יותר מדי ניסיונות', en: 'Log-ins were blocked: too many attempts' },
  log_out: { he: 'התנתקות', en: 'Logged out' },
  log_out_everywhere: { he: 'התנתקות מכל המכשירים', en: 'Logged out everywhere' },
  step_up: { he: 'הסיסמה אושרה לפעולה רגישה', en: 'The password was confirmed' },
  step_up_failed: { he: 'סיסמה שגויה לפעולה רגישה', en: 'A wrong password was given' },
  step_up_limited: {
    he: 'בדיקת סיסמה נחסמה: יותר מדי ניסיונות',
    en: 'Password checks were blocked: too many attempts',
  },
  password_changed: { he: 'הסיסמה הוחלפה', en: 'The password was changed' },
  password_reset_asked: { he: 'התבקש קישור לאיפוס הסיסמה', en: 'A password reset link was asked for' },
  password_reset: { he: 'הסיסמה אופסה בקישור מהמייל', en: 'The password was reset by a mailed link' },
  email_change_asked: { he: 'התבקשה החלפת אימייל', en: 'A new email address was asked for' },
  email_changed: { he: 'האימייל הוחלף', en: 'The email address was changed' },
  second_factor_on: { he: 'אימות דו־שלבי הופעל', en: 'Two-step verification was switched on' },
  second_factor_off: { he: 'אימות דו־שלבי כובה', en: 'Two-step verification was switched off' },
  second_factor_failed: {
    he: 'סיסמה נכונה, אבל קוד אימות שגוי',
    en: 'The password was right, but the code was wrong',
  },
  recovery_code_used: { he: 'נוצל קוד שחזור', en: 'A recovery code was used' },
  recovery_codes_made: { he: 'נוצרו קודי שחזור חדשים', en: 'New recovery codes were made' },
  device_logged_out: { he: 'מכשיר נותק מהרשימה', en: 'A device was logged out from the list' },
  data_exported: { he: 'הנתונים הורדו', en: 'The data was downloaded' },
  orders_exported: { he: 'הזמנות הורדו כקובץ', en: 'Orders were downloaded as a file' },
  guest_data_period_changed: {
    he: 'תקופת השמירה של פרטי אורחים שונתה',
    en: 'The period for guests’ details was changed',
  },
  deletion_refused: {
    he: 'ניסיון למחוק את החשבון עם סיסמה שגויה',
    en: 'Deleting the account was tried with a wrong password',
  },
  person_added: { he: 'נוסף איש צוות', en: 'Somebody was added to the staff' },
  person_changed: {
    he: 'פרטים או הרשאות של איש צוות השתנו',
    en: 'The rights or details of somebody on the staff were changed',
  },
  person_removed: { he: 'איש צוות הוסר', en: 'Somebody was removed from the staff' },
  pin_changed: { he: 'PIN של איש צוות הוחלף', en: 'The PIN of somebody on the staff was changed' },
  pin_length_changed: { he: 'משך התוקף של PIN שונה', en: 'How long a PIN counts was changed' },
  pin_failed: { he: 'PIN שגוי בעמדה', en: 'A wrong PIN on a station' },
  pin_limited: {
    he: 'יותר מדי PIN שגויים: העמדה נחסמה לזמן מה',
    en: 'Too many wrong PINs: a station was blocked for a while',
  },
  station_paired: { he: 'מכשיר הפך לעמדה', en: 'A device became a station' },
  station_ended: { he: 'עמדה נותקה', en: 'A station was ended' },
  station_left: { he: 'מכשיר יצא ממצב עמדה', en: 'A device left station mode' },
  operator_plan_changed: { he: 'החבילה שונתה', en: 'The plan was changed' },
  operator_trial_extended: { he: 'תקופת הניסיון הוארכה', en: 'The trial was extended' },
  operator_limit_changed: { he: 'מגבלה של החשבון שונתה', en: 'A limit of the account was changed' },
  operator_sessions_seen: {
    he: 'נצפתה רשימת המכשירים המחוברים',
    en: 'The list of signed-in devices was viewed',
  },
  operator_sessions_ended: { he: 'מכשירים נותקו מהחשבון', en: 'Devices were logged out' },
  operator_reset_mailed: { he: 'נשלח קישור לאיפוס הסיסמה', en: 'A password reset link was mailed' },
  operator_reset_shown: {
    he: 'הוצג למפעיל קישור לאיפוס הסיסמה',
    en: 'A password reset link was shown to the operator',
  },
  operator_second_factor_off: { he: 'אימות דו־שלבי כובה', en: 'Two-step verification was switched off' },
} satisfies Record<SecurityKind, Text>);

/** Names of products are the same in both languages. */
export const browserNames: Record<Device['browser'], string> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
  other: '',
};
export const systemNames: Record<Device['system'], string> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  windows: 'Windows',
  mac: 'Mac',
  chromeos: 'ChromeOS',
  linux: 'Linux',
  other: '',
};
