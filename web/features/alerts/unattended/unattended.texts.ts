import { defineTexts } from '#core/i18n/text.ts';

export const unattendedTexts = defineTexts({
  nobody: {
    he: {
      one: 'הזמנה אחת ממתינה, ואף אחד לא צופה בלוח ההזמנות',
      two: 'שתי הזמנות ממתינות, ואף אחד לא צופה בלוח ההזמנות',
      other: '{count} הזמנות ממתינות, ואף אחד לא צופה בלוח ההזמנות',
    },
    en: {
      one: 'An order is waiting and nobody is watching the board',
      other: '{count} orders are waiting and nobody is watching the board',
    },
  },
  slow: {
    he: {
      one: 'הזמנה אחת ממתינה לאישור כבר יותר משתי דקות',
      two: 'שתי הזמנות ממתינות לאישור כבר יותר משתי דקות',
      other: '{count} הזמנות ממתינות לאישור כבר יותר משתי דקות',
    },
    en: {
      one: 'An order has been waiting for more than two minutes',
      other: '{count} orders have been waiting for more than two minutes',
    },
  },
  calls: {
    he: {
      one: 'שולחן אחד קורא, ואף אחד לא ראה',
      two: 'שני שולחנות קוראים, ואף אחד לא ראה',
      other: '{count} שולחנות קוראים, ואף אחד לא ראה',
    },
    en: {
      one: 'A table is calling and nobody has seen it',
      other: '{count} tables are calling and nobody has seen it',
    },
  },
  hint: {
    he: 'הלקוחות מחכים לתשובה.',
    en: 'Guests are waiting for an answer.',
  },
  unprintedHint: {
    he: 'במטבח אולי לא יודעים על ההזמנה.',
    en: 'The kitchen may not know of the order.',
  },
  toBoard: { he: 'ללוח ההזמנות', en: 'Open the board' },
});
