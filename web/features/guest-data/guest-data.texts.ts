import { defineTexts } from '#core/i18n/text.ts';

export const guestDataTexts = defineTexts({
  title: { he: 'פרטיות האורחים', en: 'Guests’ privacy' },
  hint: {
    he: 'אחרי תקופה זו נמחקים לתמיד מההזמנות השם, הטלפון, ההערות ומה שסימנו האורחים שאסור להם לאכול. סכומים, מנות ומספרי הזמנה נשמרים.',
    en: 'After this period the name, phone, notes and allergies that guests gave are removed from orders for good. Sums, dishes and order numbers stay.',
  },
  period: { he: 'פרטי אורחים נשמרים', en: 'Guests’ details are kept for' },
  months: {
    he: { one: 'חודש', two: 'חודשיים', other: '{count} חודשים' },
    en: { one: '{count} month', other: '{count} months' },
  },
  year: { he: 'שנה', en: 'One year' },
  twoYears: { he: 'שנתיים', en: 'Two years' },
  saved: { he: 'התקופה עודכנה.', en: 'The period was updated.' },
  saveFailed: { he: 'השמירה לא הצליחה', en: 'Saving did not work' },
  question: { he: 'לשנות את התקופה?', en: 'Change the period?' },
  shorter: {
    he: 'תוך שעה יימחקו פרטי האורחים מכל הזמנה ישנה מהתקופה שבחרתם ({period}). אי אפשר לשחזר אותם.',
    en: 'Within the hour guests’ details are removed from every order that is older than the period you chose ({period}). They cannot be brought back.',
  },
  longer: {
    he: 'מה שכבר נמחק לא יחזור. מעכשיו פרטי האורחים יישמרו לתקופה ארוכה יותר ({period}).',
    en: 'What was removed before does not come back. From now on guests’ details are kept for longer ({period}).',
  },
  change: { he: 'שינוי התקופה', en: 'Change the period' },
  cancel: { he: 'ביטול', en: 'Cancel' },
});
