import { defineTexts } from '#core/i18n/text.ts';

export const devicesTexts = defineTexts({
  title: { he: 'מכשירים מחוברים', en: 'Logged-in devices' },
  hint: {
    he: 'טאבלט שאבד, או עובד שעזב? נתקו אותו, או את כולם יחד.',
    en: 'A lost tablet, or someone who left? Log it out, or all of them at once.',
  },
  logOutEverywhere: { he: 'התנתקות מכל המכשירים', en: 'Log out everywhere' },
  logOutQuestion: { he: 'להתנתק מכל המכשירים?', en: 'Log out of every device?' },
  logOutConsequence: {
    he: 'מסכי ההזמנות יפסיקו להתעדכן עד שיתחברו בהם מחדש.',
    en: 'Order screens stop updating until someone logs in on them again.',
  },
  cancel: { he: 'ביטול', en: 'Cancel' },
  unknown: { he: 'מכשיר לא מזוהה', en: 'Unknown device' },
  thisOne: { he: 'המכשיר הזה', en: 'This device' },
  station: { he: 'עמדה: {name}', en: 'Station: {name}' },
  lastUsed: { he: 'שימוש אחרון', en: 'Last used' },
  since: { he: 'מחובר מאז', en: 'Logged in since' },
  logOut: { he: 'ניתוק', en: 'Log out' },
  logOutOne: { he: 'ניתוק של {name}', en: 'Log out {name}' },
  question: { he: 'לנתק את {name}?', en: 'Log out {name}?' },
  consequence: {
    he: 'מה שפתוח שם ייסגר מיד. כדי לחזור צריך להתחבר שם שוב.',
    en: 'What is open there closes at once. To come back, someone has to log in there again.',
  },
  keep: { he: 'להשאיר', en: 'Keep' },
  done: { he: '{name} נותק.', en: '{name} was logged out.' },
  loadFailed: { he: 'טעינת הרשימה לא הצליחה', en: 'The list could not be loaded' },
});
