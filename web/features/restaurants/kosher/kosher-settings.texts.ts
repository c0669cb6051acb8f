import { defineTexts } from '#core/i18n/text.ts';

export const kosherSettingsTexts = defineTexts({
  title: { he: 'מטבח כשר', en: 'Kosher kitchen' },
  hint: {
    he: 'לכל מנה ואפשרות אפשר לציין בשרי, חלבי או פרווה. האורח מקבל הערה כשבשר וחלב נפגשים בהזמנה, וגם המטבח.',
    en: 'Every dish and option can be meat, dairy or pareve. Guests get a kind word when meat and dairy meet in an order, and so does the kitchen.',
  },
  isKosher: { he: 'המטבח כשר', en: 'The kitchen is kosher' },
  certificate: { he: 'תעודת כשרות', en: 'Kosher certificate' },
  expiresOn: { he: 'בתוקף עד', en: 'Valid until' },
  expiresOnHint: {
    he: 'אחרי יום זה האורחים לא יראו את התעודה. נזכיר לכם 14 ימים לפני כן.',
    en: 'After this day guests no longer see the certificate. You are reminded 14 days before.',
  },
  claimHidden: {
    he: 'בלי תעודה בתוקף האורחים לא רואים את המילה ואת התגית ״כשר״',
    en: 'Without a valid certificate guests do not see the word or the tag ‘kosher’',
  },
  claimHiddenHint: {
    he: 'כך דורש החוק. בשרי, חלבי ופרווה מוצגים כרגיל.',
    en: 'The law requires it. Meat, dairy and pareve are shown as always.',
  },
  dayMissing: { he: 'לתעודה צריך תאריך תוקף', en: 'A certificate needs its last day' },
  save: { he: 'שמירת הכשרות', en: 'Save kosher settings' },
  saved: { he: 'הגדרות הכשרות נשמרו.', en: 'The kosher settings were saved.' },
  saveFailed: { he: 'השמירה לא הצליחה', en: 'Saving did not work' },
  kept: { he: 'מה שבחרתם נשאר כאן.', en: 'What you chose is still here.' },
  yes: { he: 'כן', en: 'Yes' },
  no: { he: 'לא', en: 'No' },
  ending: {
    he: {
      one: 'תעודת הכשרות בתוקף עוד יום אחד',
      two: 'תעודת הכשרות בתוקף עוד יומיים',
      other: 'תעודת הכשרות בתוקף עוד {count} ימים',
    },
    en: {
      one: 'Your kosher certificate is valid for {count} more day',
      other: 'Your kosher certificate is valid for {count} more days',
    },
  },
  endsToday: { he: 'תעודת הכשרות בתוקף עד היום', en: 'Today is the last day of your kosher certificate' },
  expired: { he: 'תוקף תעודת הכשרות פג', en: 'Your kosher certificate has expired' },
  expiredHint: {
    he: 'האורחים אינם רואים אותה יותר, וגם לא את המילה ואת התגית ״כשר״: כך דורש החוק.',
    en: 'Guests no longer see it, nor the word or the tag ‘kosher’: the law requires it.',
  },
  renew: { he: 'להעלאת תעודה חדשה', en: 'Upload a new one' },
});
