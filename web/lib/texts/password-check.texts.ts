import { defineTexts } from '#core/i18n/text.ts';

/** Asked before an order is edited or deleted and before a shift is opened or closed. */
export const passwordCheckTexts = defineTexts({
  label: { he: 'סיסמת החשבון', en: 'Account password' },
  missing: { he: 'לא הוזנה סיסמה.', en: 'no password entered' },
  wrong: { he: 'סיסמה שגויה · Incorrect password', en: 'Incorrect password' },
  none: {
    he: 'למסעדה לניסיון אין סיסמה. אחרי ששומרים אותה, כאן מבקשים אותה.',
    en: 'A restaurant to try has no password. Once you keep it, it is asked for here.',
  },
  pin: {
    he: 'בעמדה מקלידים PIN במקום סיסמה.',
    en: 'On a station a PIN is entered in place of the password.',
  },
  serverError: { he: 'Server error\nשגיאת שרת. נסו שוב.', en: 'Server error' },
});
