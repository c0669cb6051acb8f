import { defineTexts } from '#core/i18n/text.ts';

export const staffOrderTexts = defineTexts({
  title: { he: 'הזמנה חדשה', en: 'New order' },
  closed: { he: 'אין משמרת פתוחה', en: 'No shift is open' },
  closedHint: { he: 'פתחו משמרת כדי לקבל הזמנות.', en: 'Start a shift to take orders.' },
  next: {
    he: { one: 'המשך · מנה אחת', two: 'המשך · 2 מנות', other: 'המשך · {count} מנות' },
    en: { one: 'Continue · {count} dish', other: 'Continue · {count} dishes' },
  },
  place: { he: 'לאן', en: 'Where' },
  pickup: { he: 'דלפק / איסוף', en: 'Counter / pickup' },
  table: { he: 'שולחן {number}', en: 'Table {number}' },
  name: { he: 'שם', en: 'Name' },
  phone: { he: 'טלפון', en: 'Phone' },
  phoneInvalid: { he: 'מספר טלפון הוא עשר ספרות.', en: 'A phone number has ten digits.' },
  quantity: { he: 'כמות: {dish}', en: 'Quantity of {dish}' },
  total: { he: 'סך הכול', en: 'Total' },
  send: { he: 'שליחה למטבח', en: 'Send to the kitchen' },
  sent: { he: 'הזמנה {number} נשלחה למטבח', en: 'Order {number} was sent to the kitchen' },
  failed: {
    he: 'ההזמנה לא נשלחה. היא נשמרה כאן; נסו שוב.',
    en: 'The order was not sent. It is kept here; try again.',
  },
  priceChanged: {
    he: 'התפריט השתנה בינתיים. המחירים עודכנו; בדקו ושלחו שוב.',
    en: 'The menu has changed meanwhile. The prices are updated; check and send again.',
  },
  refused: { he: 'אי אפשר להזמין: {dishes}.', en: 'Cannot be ordered: {dishes}.' },
});
