import { defineTexts } from '../text.ts';

export const accountTexts = defineTexts({
  resetLinkSent: { he: 'קישור לאיפוס הסיסמה נשלח לאימייל שלך', en: 'a reset link was sent to your email' },
  passwordReset: {
    he: 'הסיסמה אופסה בהצלחה, תועבר להתחברות...',
    en: 'Your password was reset. Taking you to log in...',
  },
});
