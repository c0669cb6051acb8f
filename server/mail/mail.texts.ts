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

  /** Where no address is known: instead of `{contact}`. */
  contactPage: { he: 'בעמוד ״יצירת קשר״ באתר', en: 'on the contact page of the site' },

  messageSubject: { he: 'הודעה מהאתר: {name}', en: 'A message from the site: {name}' },
  messageFrom: { he: 'מאת {name}, {email}', en: 'From {name}, {email}' },

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

  twoStepOnSubject: {
    he: 'האימות הדו־שלבי במנטה הופעל',
    en: 'Two-step verification for Menta is on',
  },
  twoStepOn: {
    he: 'מעכשיו, בכניסה לחשבון שלך במנטה צריך גם קוד מאפליקציית האימות. שמרו את קודי השחזור במקום בטוח. אם זה היה בידיעתך, אין צורך לעשות דבר.',
    en: 'From now on, logging in to your Menta account also takes a code from your authenticator app. Keep the recovery codes in a safe place. If that was you, there is nothing to do.',
  },
  twoStepOffSubject: {
    he: 'האימות הדו־שלבי במנטה כובה',
    en: 'Two-step verification for Menta is off',
  },
  twoStepOff: {
    he: 'מעכשיו נכנסים לחשבון שלך במנטה עם הסיסמה בלבד. אם זה היה בידיעתך, אין צורך לעשות דבר.',
    en: 'From now on your Menta account opens with the password alone. If that was you, there is nothing to do.',
  },
  twoStepOffByOperator: {
    he: 'לפי בקשה, צוות מנטה כיבה את האימות הדו־שלבי. מעכשיו נכנסים לחשבון שלך עם הסיסמה בלבד. מומלץ להפעיל אותו שוב.',
    en: 'As asked, the people of Menta switched two-step verification off. Your account now opens with the password alone. It is best to switch it on again.',
  },
  recoveryUsedSubject: {
    he: 'נעשה שימוש בקוד שחזור של החשבון שלך במנטה',
    en: 'A recovery code of your Menta account was used',
  },
  recoveryUsed: {
    he: 'במקום קוד מהאפליקציה הוקלד אחד מקודי השחזור שלך. הוא לא יעבוד שוב. אם זה היה בידיעתך, אין צורך לעשות דבר.',
    en: 'One of your recovery codes was typed instead of a code from the app. It will not work again. If that was you, there is nothing to do.',
  },
  recoveryMadeSubject: {
    he: 'קודי שחזור חדשים לחשבון שלך במנטה',
    en: 'New recovery codes for your Menta account',
  },
  recoveryMade: {
    he: 'נוצרו קודי שחזור חדשים לחשבון שלך במנטה, והקודמים הפסיקו לעבוד. אם זה היה בידיעתך, אין צורך לעשות דבר.',
    en: 'New recovery codes were made for your Menta account, and those before stopped working. If that was you, there is nothing to do.',
  },
  twoStepNotYou: {
    he: 'זה לא היה בידיעתך? החליפו מיד את הסיסמה וכתבו אלינו: {contact}',
    en: 'Was it not you? Change your password at once and write to us: {contact}',
  },
});
