import { defineTexts } from '#core/i18n/text.ts';

export const stationTexts = defineTexts({
  bar: { he: 'העמדה', en: 'This station' },
  nobody: { he: 'לא הוקלד PIN', en: 'No PIN entered' },
  notMe: { he: 'זה לא אני', en: 'Not me' },
  leave: { he: 'יציאה ממצב עמדה', en: 'Leave station mode' },
  leaveHint: {
    he: 'המכשיר ימשיך כמכשיר רגיל של בעל החשבון. לשם כך צריך את סיסמת החשבון.',
    en: 'The device goes on as an ordinary device of the owner. That takes the account password.',
  },
  cancel: { he: 'ביטול', en: 'Cancel' },
  who: { he: 'מי אתם?', en: 'Who are you?' },
  whoHint: { he: 'בחרו את השם שלכם והקלידו PIN.', en: 'Choose your name, then enter your PIN.' },
  missing: {
    he: 'לפעולה הזאת צריך הרשאה: {right}. מי שמורשה יכול להקליד PIN.',
    en: 'This takes a right: {right}. Someone who has it can enter their PIN.',
  },
  noPeople: {
    he: 'עדיין אין כאן אנשי צוות. בעל החשבון מוסיף אותם במרכז הניהול, בלשונית ״צוות״.',
    en: 'Nobody is on the staff yet. The owner adds people in the management centre, under ‘Staff’.',
  },
  pin: { he: 'PIN', en: 'PIN' },
  typed: {
    he: { one: 'הוקלדה ספרה אחת', two: 'הוקלדו שתי ספרות', other: 'הוקלדו {count} ספרות' },
    en: { one: '{count} digit entered', other: '{count} digits entered' },
  },
  againHint: {
    he: 'לפעולה הזאת מקלידים PIN גם אם הוקלד לא מזמן.',
    en: 'This takes the PIN again, even if it was entered not long ago.',
  },
  pinHint: {
    he: '4 עד 6 ספרות. בתוקף 5 דקות, וכל פעולה מאריכה.',
    en: '4 to 6 digits. It counts for 5 minutes, and each action prolongs it.',
  },
  wrong: { he: 'PIN שגוי · Incorrect PIN', en: 'Incorrect PIN' },
  tooShort: { he: 'ב־PIN יש לפחות 4 ספרות.', en: 'A PIN has at least 4 digits.' },
  blocked: {
    he: 'יותר מדי PIN שגויים. אפשר לנסות שוב בעוד {time}.',
    en: 'Too many wrong PINs. Try again in {time}.',
  },
  erase: { he: 'מחיקת ספרה', en: 'Erase a digit' },
  confirm: { he: 'אישור', en: 'OK' },
  other: { he: 'מישהו אחר', en: 'Somebody else' },
  failed: { he: 'ה־PIN לא נבדק. נסו שוב.', en: 'The PIN was not checked. Please try again.' },
});

export const pairTexts = defineTexts({
  title: { he: 'המכשיר הזה יהיה עמדה', en: 'Make this device a station' },
  hint: {
    he: 'הקלידו את הקוד שמוצג במרכז הניהול, בלשונית ״צוות״. הקוד טוב לשתי דקות.',
    en: 'Type the code that the management centre shows under ‘Staff’. It is good for two minutes.',
  },
  code: { he: 'קוד', en: 'Code' },
  pair: { he: 'חיבור העמדה', en: 'Connect the station' },
  wrongLength: { he: 'בקוד יש 8 אותיות וספרות.', en: 'The code has 8 letters and digits.' },
  failed: { he: 'העמדה לא חוברה. נסו שוב.', en: 'The station was not connected. Please try again.' },
  already: { he: 'המכשיר הזה כבר עמדה.', en: 'This device is a station already.' },
  toBoard: { he: 'לניהול ההזמנות', en: 'To the orders' },
});
