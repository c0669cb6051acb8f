import { defineTexts } from '#core/i18n/text.ts';

export const mailTexts = defineTexts({
  brand: { he: 'מנטה', en: 'Menta' },
  resetSubject: { he: 'איפוס הסיסמה שלך במנטה', en: 'Reset your Menta password' },
  resetGreeting: { he: 'שלום {name},', en: 'Hello {name},' },
  resetIntro: {
    he: 'קיבלנו בקשה לאפס את הסיסמה של החשבון שלך במנטה. כדי לבחור סיסמה חדשה, לחצו על הכפתור:',
    en: 'We received a request to reset the password of your Menta account. To choose a new one, press the button:',
  },
  resetIntroPlain: {
    he: 'קיבלנו בקשה לאפס את הסיסמה של החשבון שלך במנטה. כדי לבחור סיסמה חדשה, פתחו את הקישור:',
    en: 'We received a request to reset the password of your Menta account. To choose a new one, open this link:',
  },
  resetButton: { he: 'בחירת סיסמה חדשה', en: 'Choose a new password' },
  resetValidity: {
    he: {
      one: 'הקישור תקף לדקה אחת, ואפשר להשתמש בו פעם אחת.',
      two: 'הקישור תקף לשתי דקות, ואפשר להשתמש בו פעם אחת.',
      other: 'הקישור תקף ל-{count} דקות, ואפשר להשתמש בו פעם אחת.',
    },
    en: {
      one: 'The link is valid for one minute and works once.',
      other: 'The link is valid for {count} minutes and works once.',
    },
  },
  resetNotYou: {
    he: 'לא ביקשת לאפס את הסיסמה? אפשר להתעלם מההודעה הזו, והסיסמה תישאר כפי שהיא.',
    en: 'Did not ask for this? You can ignore this mail; your password stays as it is.',
  },
  resetLinkTrouble: {
    he: 'הכפתור לא עובד? העתיקו את הקישור לדפדפן:',
    en: 'The button does not work? Copy this link into your browser:',
  },
});
