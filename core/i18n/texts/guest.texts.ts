import type { DietaryTag } from '../../menus/dietary-tags.ts';
import { defineTexts, type Text } from '../text.ts';

/** The public menu: browsing. Sentences that the product fixes in English stay so in both languages. */
export const menuTexts = defineTexts({
  closed: {
    he: 'Sorry, we are closed now, come back soon!',
    en: 'Sorry, we are closed now, come back soon!',
  },
  closedMeaning: { he: 'אנחנו סגורים כרגע, נשמח לראותכם בקרוב!', en: '' },
  closedBrowse: { he: 'אפשר לעיין בתפריט בינתיים.', en: 'You can browse the menu meanwhile.' },
  noMenu: { he: 'No active menu found!!!', en: 'No active menu found!!!' },
  noMenuMeaning: { he: 'לא נמצא תפריט פעיל.', en: '' },
  noMenuHint: {
    he: 'המסעדה עוד לא פרסמה תפריט. נסו שוב מאוחר יותר.',
    en: 'The restaurant has not published a menu yet. Please try again later.',
  },
  emptySection: { he: 'בקרוב כאן', en: 'Coming soon' },
  open: { he: 'פתוח להזמנות', en: 'Open for orders' },
  /** On the button that changes to the other language, so each is written in the language it leads to. */
  otherLanguage: { he: 'English', en: 'עברית' },
  sections: { he: 'קטגוריות', en: 'Sections' },
  cart: { he: 'ההזמנה שלי', en: 'My order' },
  add: { he: 'הוספה', en: 'Add' },
  choose: { he: 'בחירה', en: 'Choose' },
  soldOut: { he: 'אזל מהמלאי', en: 'Out of stock' },
  close: { he: 'סגירה', en: 'Close' },
  pageTitle: { he: '{name} – תפריט', en: '{name} – Menu' },
  pageDescription: {
    he: 'התפריט של {name}: מנות, מחירים והזמנה מהטלפון.',
    en: 'The menu of {name}: dishes, prices and ordering from your phone.',
  },
});

export const dishTexts = defineTexts({
  size: { he: 'גודל', en: 'Size' },
  chooseSize: { he: 'יש לבחור גודל לפני ההוספה להזמנה', en: 'please choose a size before adding to cart' },
  chooseOne: { he: 'יש לבחור אפשרות אחת בקבוצה הזו', en: 'please choose one option in this group' },
  chooseSome: { he: 'יש לבחור לפחות אפשרות אחת', en: 'Please choose at least one option' },
  required: { he: 'חובה', en: 'Required' },
  optional: { he: 'לבחירה', en: 'Optional' },
  upTo: { he: 'עד {max}', en: 'Up to {max}' },
  note: { he: 'הערה למטבח', en: 'Note for the kitchen' },
  noteExample: { he: 'למשל: בלי בצל', en: 'For example: no onion' },
  quantity: { he: 'כמות', en: 'Quantity' },
  more: { he: 'עוד אחד', en: 'One more' },
  less: { he: 'אחד פחות', en: 'One less' },
  addToOrder: { he: 'הוספה להזמנה', en: 'Add to order' },
});

export const cartTexts = defineTexts({
  emptyTitle: { he: 'ההזמנה ריקה', en: 'Your order is empty' },
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
  gone: { he: '{name} ירדה מהתפריט והוסרה מההזמנה.', en: '{name} left the menu and was removed.' },
  soldOut: { he: '{name} אזלה והוסרה מההזמנה.', en: '{name} is out of stock and was removed.' },
  chooseAgain: {
    he: 'האפשרויות של {name} השתנו. הוסיפו אותה שוב מהתפריט.',
    en: 'The options of {name} have changed. Please add it again from the menu.',
  },
  priceChanged: { he: '{name}: היה {from}, עכשיו {to}', en: '{name}: was {from}, now {to}' },
  remove: { he: 'הסרת {name}', en: 'Remove {name}' },
});

export const checkoutTexts = defineTexts({
  start: { he: 'לשליחת ההזמנה', en: 'Send order' },
  name: { he: 'שם מלא', en: 'Full name' },
  phone: { he: 'טלפון', en: 'Phone' },
  phoneHint: { he: '10 ספרות', en: '10 digits' },
  table: { he: 'שולחן', en: 'Table' },
  noTable: { he: 'בלי שולחן', en: 'No table' },
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
  kept: {
    he: 'ההזמנה שלכם שמורה כאן. אפשר לנסות שוב בבטחה, היא לא תישלח פעמיים.',
    en: 'Your order is kept here. It is safe to try again: it will not be sent twice.',
  },
  newTotal: { he: 'הסכום החדש הוא {total}.', en: 'The new total is {total}.' },
  badTable: {
    he: 'אין שולחן כזה במסעדה. בחרו שולחן אחר.',
    en: 'There is no such table. Please choose another.',
  },
  refused: { he: 'אי אפשר להזמין את {name} כפי שנבחרה.', en: '{name} cannot be ordered as chosen.' },
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

/** Shown beside icons and read aloud. 'vert spivy' is stored misspelt and labelled properly. */
export const dietaryTexts = defineTexts({
  vegan: { he: 'טבעוני', en: 'Vegan' },
  vegetarian: { he: 'צמחוני', en: 'Vegetarian' },
  'gluten-free': { he: 'ללא גלוטן', en: 'Gluten free' },
  spicy: { he: 'חריף', en: 'Spicy' },
  'vert spivy': { he: 'חריף מאוד', en: 'Very spicy' },
  'dairy-free': { he: 'ללא חלב', en: 'Dairy free' },
  'nut-free': { he: 'ללא אגוזים', en: 'Nut free' },
  Kosher: { he: 'כשר', en: 'Kosher' },
  keto: { he: 'קטו', en: 'Keto' },
  halal: { he: 'חלאל', en: 'Halal' },
} satisfies Record<DietaryTag, Text>);
