import { defineTexts } from '#core/i18n/text.ts';

/** Of bills: what a table, or an order without one, has to pay. */
export const visitsTexts = defineTexts({
  ofTable: { he: 'שולחן {number}', en: 'Table {number}' },
  ofOrder: { he: 'תשלום על הזמנה {number}', en: 'Payment for order {number}' },
  since: { he: 'מאז {time}', en: 'Since {time}' },
  closedAt: { he: 'השולחן נסגר ב־{time}', en: 'The table was closed at {time}' },
  closedBy: { he: 'השולחן נסגר ב־{time}, {name}', en: 'The table was closed at {time} by {name}' },
  total: { he: 'סך הכול', en: 'Total' },
  paid: { he: 'שולם', en: 'Paid' },
  owed: { he: 'נשאר לשלם', en: 'Still to pay' },
  waiting: { he: '{amount} עוד מחכים לאישור', en: '{amount} is not approved yet' },
  giveBack: { he: 'להחזיר', en: 'To give back' },
  giveBackHint: {
    he: 'שולמו {amount} יותר ממה שיש לשלם: הזמנה השתנתה או בוטלה אחרי התשלום.',
    en: '{amount} was paid too much: an order changed or was cancelled after it was paid.',
  },
  allPaid: { he: 'הכול שולם', en: 'All is paid' },
  orders: { he: 'הזמנות', en: 'Orders' },
  noOrders: { he: 'אין הזמנות בשולחן הזה.', en: 'This table has no orders.' },
  moveOrder: { he: 'העברת הזמנה {number} לשולחן אחר', en: 'Move order {number} to another table' },
  takeWith: { he: '{kind}, {amount}', en: '{kind}, {amount}' },
  payments: { he: 'תשלומים', en: 'Payments' },
  noPayments: { he: 'עוד לא נגבה תשלום.', en: 'Nothing was taken yet.' },
  takeMoney: { he: 'גביית תשלום', en: 'Take payment' },
  moveTable: { he: 'העברת שולחן', en: 'Change table' },
  closeTable: { he: 'סגירת השולחן', en: 'Close the table' },
  back: { he: 'חזרה', en: 'Back' },
  gone: {
    he: 'השולחן הזה כבר לא במשמרת, או שהזמנותיו עברו לשולחן אחר.',
    en: 'This table is no longer in the shift, or its orders moved to another one.',
  },
  noLine: {
    he: 'אין חיבור לשרת: מה שרואים כאן אולי כבר השתנה.',
    en: 'No connection to the server: what is shown here may have changed.',
  },
});

/** The steps that lead away from the bill. */
export const visitStepTexts = defineTexts({
  moveVisitTitle: { he: 'העברת שולחן {number}', en: 'Move table {number}' },
  moveVisitHint: {
    he: 'כל ההזמנות של השולחן עוברות איתו, גם מה ששולם.',
    en: 'All its orders go along, and what was paid for them.',
  },
  moveOrderTitle: { he: 'העברת הזמנה {number}', en: 'Move order {number}' },
  moveOrderHint: {
    he: 'ההזמנה עוברת עם מה ששולם עליה. השאר נשארות.',
    en: 'It goes along with what was paid for it. The others stay.',
  },
  newTable: { he: 'לאיזה שולחן?', en: 'To which table?' },
  pickup: { he: 'בלי שולחן (איסוף)', en: 'No table (pickup)' },
  joins: {
    he: 'שולחן {number} פתוח. ההזמנות יצטרפו לחשבון שלו.',
    en: 'Table {number} is open. The orders join its bill.',
  },
  move: { he: 'העברה', en: 'Move' },
  moveTo: { he: 'העברה לשולחן {number}', en: 'Move to table {number}' },
  moveToPickup: { he: 'העברה לאיסוף', en: 'Move to pickup' },
  tableMissing: { he: 'כתבו לאיזה שולחן להעביר.', en: 'Write which table to move to.' },
  sameTable: { he: 'זה השולחן הנוכחי.', en: 'That is the table it is at.' },
  noSuchTable: { he: 'יש כאן שולחנות 1 עד {count}.', en: 'The tables here are 1 to {count}.' },
  movedTo: { he: 'עבר לשולחן {number}', en: 'Moved to table {number}' },
  movedToPickup: { he: 'עבר לאיסוף', en: 'Moved to pickup' },
  moveFailed: { he: 'לא עבר. נסו שוב.', en: 'It was not moved. Please try again.' },
  orderChanged: {
    he: 'ההזמנה השתנתה במסך אחר. בדקו ונסו שוב.',
    en: 'The order changed on another screen. Look again and retry.',
  },
  closeTitle: { he: 'לסגור את שולחן {number}?', en: 'Close table {number}?' },
  closeHint: {
    he: 'ההזמנה הבאה בשולחן תפתח חשבון חדש.',
    en: 'The next order at this table begins a new bill.',
  },
  closeOwes: { he: 'נשארו {amount} שלא שולמו', en: '{amount} was not paid' },
  closeOwesHint: {
    he: 'ההזמנות נשארות בלוח, ויופיעו בסגירת המשמרת.',
    en: 'The orders stay on the board, and are listed when the shift closes.',
  },
  closeUnpaid: { he: 'סגירה בלי תשלום', en: 'Close unpaid' },
  closed: { he: 'שולחן {number} נסגר', en: 'Table {number} was closed' },
  closeFailed: { he: 'השולחן לא נסגר. נסו שוב.', en: 'The table was not closed. Please try again.' },
});
