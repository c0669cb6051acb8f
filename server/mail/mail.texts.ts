import { defineTexts } from '#core/i18n/text.ts';

export const mailTexts = defineTexts({
  brand: { he: 'מנטה', en: 'Menta' },
  greeting: { he: 'שלום {name},', en: 'Hello {name},' },
  linkTrouble: {
    he: 'הכפתור לא עובד? העתיקו את הקישור לדפדפן:',
    en: 'The button does not work? Copy this link into your browser:',
  },
  newPassword: { he: 'בחירת סיסמה חדשה', en: 'Choose a new password' },
  writeToUs: { he: 'צריכים עזרה? כתבו אלינו: {contact}', en: 'Need help? Write to us: {contact}' },

  resetSubject: { he: 'איפוס הסיסמה שלך במנטה', en: 'Reset your Menta password' },
  resetIntro: {
    he: 'קיבלנו בקשה לאפס את הסיסמה של החשבון שלך במנטה. כאן בוחרים סיסמה חדשה:',
    en: 'We received a request to reset the password of your Menta account. Choose a new one here:',
  },
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

  confirmSubject: { he: 'אישור האימייל החדש שלך במנטה', en: 'Confirm your new email for Menta' },
  confirmIntro: {
    he: 'ביקשתם להתחבר למנטה עם הכתובת {email}.',
    en: 'You asked to log in to Menta with {email}.',
  },
  confirmHow: {
    he: 'עד לאישור ממשיכים להתחבר עם הכתובת הקודמת. כאן מתחברים ומאשרים את החדשה:',
    en: 'Until you confirm it, you log in with the address you had. Log in and confirm the new one here:',
  },
  confirmButton: { he: 'אישור האימייל', en: 'Confirm email' },
  confirmValidity: {
    he: {
      one: 'הקישור תקף לשעה אחת, ואפשר להשתמש בו פעם אחת.',
      two: 'הקישור תקף לשעתיים, ואפשר להשתמש בו פעם אחת.',
      other: 'הקישור תקף ל-{count} שעות, ואפשר להשתמש בו פעם אחת.',
    },
    en: {
      one: 'The link is valid for one hour and works once.',
      other: 'The link is valid for {count} hours and works once.',
    },
  },
  confirmNotYou: {
    he: 'לא ביקשתם? אפשר להתעלם מההודעה הזו. בלי הסיסמה של החשבון הקישור לא פותח דבר.',
    en: 'Did not ask for this? You can ignore this mail. The link opens nothing without the account’s password.',
  },

  passwordChangedSubject: { he: 'הסיסמה שלך במנטה הוחלפה', en: 'Your Menta password was changed' },
  passwordChanged: {
    he: 'הסיסמה של החשבון שלך במנטה הוחלפה. אם זה היה בידיעתך, אין צורך לעשות דבר.',
    en: 'The password of your Menta account was changed. If that was you, there is nothing to do.',
  },
  passwordNotYou: {
    he: 'זה לא היה בידיעתך? בחרו מיד סיסמה חדשה, וכל המכשירים ינותקו:',
    en: 'Was it not you? Choose a new password at once; that logs out every device:',
  },

  emailChangedSubject: { he: 'האימייל של החשבון שלך במנטה הוחלף', en: 'Your Menta email was changed' },
  emailChanged: {
    he: 'מעכשיו מתחברים לחשבון שלך במנטה עם {newEmail} במקום {oldEmail}. אם זה היה בידיעתך, אין צורך לעשות דבר.',
    en: 'From now on you log in to your Menta account with {newEmail} instead of {oldEmail}. If that was you, there is nothing to do.',
  },
  emailNotYou: {
    he: 'זה לא היה בידיעתך? כתבו אלינו מיד: {contact}',
    en: 'Was it not you? Write to us at once: {contact}',
  },
});
