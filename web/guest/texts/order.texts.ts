import { defineTexts } from '#core/i18n/text.ts';

/** Cart, checkout and the guest's own order: apart from the menu's texts, because they are loaded after it. */
export const cartTexts = defineTexts({
  emptyHint: {
    he: 'הוסיפו מנות מהתפריט והן יופיעו כאן.',
    en: 'Add dishes from the menu and they appear here.',
  },
  total: { he: 'סך הכול', en: 'Total' },
  view: { he: 'לצפייה בהזמנה', en: 'View order' },
  dishes: {
    he: { one: 'מנה אחת', two: 'שתי מנות', other: '{count} מנות' },
    en: { one: '{count} dish', other: '{count} dishes' },
  },
  changedTitle: { he: 'התפריט השתנה בינתיים', en: 'The menu has changed' },
  gone: { he: 'המנה {name} ירדה מהתפריט והוסרה מההזמנה.', en: '{name} left the menu and was removed.' },
  soldOut: { he: 'המנה {name} אזלה והוסרה מההזמנה.', en: '{name} is out of stock and was removed.' },
  chooseAgain: {
    he: 'האפשרויות של המנה {name} השתנו. הוסיפו אותה שוב מהתפריט.',
    en: 'The options of {name} have changed. Please add it again from the menu.',
  },
  priceChanged: { he: '{name}: היה {from}, עכשיו {to}', en: '{name}: was {from}, now {to}' },
  removed: { he: 'המנה {name} הוסרה מההזמנה.', en: '{name} was removed.' },
  undo: { he: 'ביטול ההסרה', en: 'Undo' },
  understood: { he: 'הבנתי', en: 'Got it' },
  addNote: { he: 'הוספת הערה למטבח', en: 'Add a note for the kitchen' },
  editNote: { he: 'עריכת ההערה', en: 'Edit the note' },
});

export const checkoutTexts = defineTexts({
  start: { he: 'לשליחת ההזמנה', en: 'Send order' },
  name: { he: 'שם מלא', en: 'Full name' },
  phone: { he: 'טלפון', en: 'Phone' },
  phoneHint: { he: '10 ספרות', en: '10 digits' },
  table: { he: 'שולחן', en: 'Table' },
  noTable: { he: 'בלי שולחן', en: 'No table' },
  remember: { he: 'לזכור את הפרטים שלי במכשיר הזה', en: 'Remember my details on this device' },
  send: { he: 'שליחת ההזמנה', en: 'Send the order' },
  confirm: { he: 'אישור הסכום החדש ושליחה', en: 'Confirm the new total and send' },
  sending: { he: 'שולחים…', en: 'Sending…' },
  retrying: { he: 'החיבור נקטע, מנסים שוב…', en: 'Connection lost, trying again…' },
  payment: { he: 'התשלום במקום, בעת האיסוף.', en: 'You pay on pickup.' },
  empty: { he: 'העגלה ריקה!', en: 'the cart is empty!' },
  incomplete: { he: 'לא מילאתם את כל הפרטים', en: 'you did not fill in all the details' },
  noShift: {
    he: 'אין כרגע משמרת פתוחה, נסו שוב מאוחר יותר',
    en: 'no open shift right now, please try later',
  },
  shiftUnknown: {
    he: 'הייתה בעיה בקבלת נתוני המשמרת, נסו שוב',
    en: 'problem getting shift data, please try again',
  },
  alreadySent: { he: 'ההזמנה כבר נשלחה קודם', en: 'the order was already sent earlier' },
  failed: { he: 'אירעה שגיאה בשליחת ההזמנה', en: 'there was an error sending the order' },
  tooMany: {
    he: 'נשלחו יותר מדי הזמנות בזמן קצר. המתינו כמה דקות או פנו לצוות.',
    en: 'Too many orders in a short time. Please wait a few minutes or ask the staff.',
  },
  kept: {
    he: 'ההזמנה שלכם שמורה כאן. אפשר לנסות שוב בבטחה, היא לא תישלח פעמיים.',
    en: 'Your order is kept here. It is safe to try again: it will not be sent twice.',
  },
  newTotal: { he: 'הסכום החדש הוא {total}.', en: 'The new total is {total}.' },
  badTable: {
    he: 'אין שולחן כזה במסעדה. בחרו שולחן אחר.',
    en: 'There is no such table. Please choose another.',
  },
  refused: { he: 'אי אפשר להזמין את המנה {name} כפי שנבחרה.', en: '{name} cannot be ordered as chosen.' },
  received: { he: 'ההזמנה התקבלה, התשלום באיסוף', en: 'your order was received, payment on pickup' },
  yourNumber: { he: 'מספר ההזמנה שלכם', en: 'Your order number' },
});

export const orderTexts = defineTexts({
  title: { he: 'הזמנה {number}', en: 'Order {number}' },
  order: { he: 'הזמנה', en: 'Order' },
  waitingApproval: { he: 'ממתין לאישור', en: 'Waiting for approval' },
  inProcess: { he: 'בהכנה', en: 'Being prepared' },
  waitingPayment: { he: 'ממתין לתשלום', en: 'Waiting for payment' },
  done: { he: 'הושלם', en: 'Done' },
  rejected: { he: 'ההזמנה נדחתה', en: 'The order was declined' },
  cancelled: { he: 'ההזמנה בוטלה', en: 'The order was cancelled' },
  waitingApprovalHint: {
    he: 'המסעדה קיבלה את ההזמנה ותאשר אותה מיד.',
    en: 'The restaurant has your order and will confirm it shortly.',
  },
  inProcessHint: { he: 'המטבח עובד על ההזמנה שלכם.', en: 'The kitchen is working on it.' },
  waitingPaymentHint: { he: 'ההזמנה מוכנה! משלמים ואוספים.', en: 'It is ready! Pay and pick it up.' },
  doneHint: { he: 'תודה, ובתיאבון!', en: 'Thank you, and enjoy!' },
  rejectedHint: {
    he: 'המסעדה לא יכלה לקבל את ההזמנה. אפשר לפנות לצוות.',
    en: 'The restaurant could not take this order. Please ask the staff.',
  },
  cancelledHint: {
    he: 'המסעדה ביטלה את ההזמנה. אפשר לפנות לצוות.',
    en: 'The restaurant cancelled this order. Please ask the staff.',
  },
  reason: { he: 'הסיבה: {reason}', en: 'Reason: {reason}' },
  table: { he: 'שולחן {number}', en: 'Table {number}' },
  paid: { he: 'שולם', en: 'Paid' },
  payOnPickup: { he: 'לתשלום באיסוף', en: 'To pay on pickup' },
  total: { he: 'סך הכול', en: 'Total' },
  backToMenu: { he: 'חזרה לתפריט', en: 'Back to the menu' },
  follow: { he: 'מעקב אחר ההזמנה', en: 'Follow the order' },
  forget: { he: 'הסתרה', en: 'Hide' },
  live: { he: 'מתעדכן בזמן אמת', en: 'Updates live' },
  offline: { he: 'אין חיבור, מנסים שוב…', en: 'No connection, trying again…' },
  deleted: {
    he: 'ההזמנה הזו כבר אינה קיימת. אפשר לפנות לצוות.',
    en: 'This order no longer exists. Please ask the staff.',
  },
});
