import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { Move, OrderStatus } from '#core/orders/order-lifecycle.ts';

export const stageTexts = defineTexts({
  waitingApproval: { he: 'ממתין לאישור', en: 'Waiting approval' },
  inProcess: { he: 'בהכנה', en: 'In process' },
  waitingPayment: { he: 'ממתין לתשלום', en: 'Waiting payment' },
  done: { he: 'הושלם', en: 'Done' },
} satisfies Record<OrderStatus, Text>);

/** For the row of tabs on a phone. */
export const shortStageTexts = defineTexts({
  waitingApproval: { he: 'לאישור', en: 'Approval' },
  inProcess: { he: 'בהכנה', en: 'In process' },
  waitingPayment: { he: 'לתשלום', en: 'Payment' },
});

export const moveTexts = defineTexts({
  approve: { he: 'אישור', en: 'Approve' },
  reject: { he: 'דחייה', en: 'Reject' },
  markReady: { he: 'מוכן', en: 'Mark as ready' },
  markPaid: { he: 'שולם', en: 'Paid' },
  confirmPaid: { he: 'אישור תשלום', en: 'Confirm paid' },
  cancel: { he: 'ביטול ההזמנה', en: 'Cancel order' },
} satisfies Record<Move, Text>);

export const orderManagerTexts = defineTexts({
  title: { he: 'ניהול הזמנות', en: 'Order management' },
  subtitle: { he: 'נהלו את ההזמנות שלכם בזמן אמת', en: 'manage your orders in real time' },
  back: { he: 'חזרה למרכז הניהול', en: 'Back to the management centre' },
  sideBySide: { he: 'כל השלבים זה לצד זה', en: 'All stages side by side' },
  stages: { he: 'שלבי ההזמנות', en: 'Order stages' },
  planNeeded: { he: 'ניהול הזמנות זמין בחבילת פרו', en: 'Order management is part of the Pro plan' },
  planNeededHint: {
    he: 'בחבילת בייסיק התפריט פתוח לעיון, ללא הזמנות.',
    en: 'On the Basic plan guests browse your menu; there are no orders to manage.',
  },

  /** Its guest was informed that nobody has seen it. */
  unseen: { he: 'לא נראתה', en: 'Unseen' },
  /** Above what the restaurant takes without a word. */
  held: {
    he: { one: 'גדולה: מנה אחת', two: 'גדולה: 2 מנות', other: 'גדולה: {count} מנות' },
    en: { one: 'Large: {count} portion', other: 'Large: {count} portions' },
  },
  heldGroup: {
    he: 'הזמנות גדולות: לדבר עם הלקוח לפני האישור',
    en: 'Large orders: speak to the guest before approving',
  },
  live: { he: 'חי', en: 'Live' },
  connecting: { he: 'מתחבר…', en: 'Connecting…' },
  behind: {
    he: { one: 'בפיגור של שנייה', two: 'בפיגור של שתי שניות', other: 'בפיגור של {count} שניות' },
    en: { one: '{count} second behind', other: '{count} seconds behind' },
  },
  offline: { he: 'אין חיבור, מנסים שוב', en: 'Offline, trying' },
  /** Short: on a phone it stands beside another mark in one line. */
  offlineSince: {
    he: {
      one: 'אין חיבור, מנסים · שנייה',
      two: 'אין חיבור, מנסים · 2 שנ׳',
      other: 'אין חיבור, מנסים · {count} שנ׳',
    },
    en: { one: 'Offline, trying · {count} s', other: 'Offline, trying · {count} s' },
  },
  offlineHint: {
    he: 'ייתכן שיש הזמנות חדשות שעוד לא רואים כאן. ממשיכים לנסות להתחבר.',
    en: 'There may be new orders that are not shown here yet. We keep trying to connect.',
  },
  loadFailed: {
    he: 'לא הצלחנו לטעון את ההזמנות. מנסים שוב.',
    en: 'The orders could not be loaded. Trying again.',
  },

  order: { he: 'הזמנה {number}', en: 'Order {number}' },
  edit: { he: 'עריכה', en: 'Edit' },
  openOrder: { he: 'פתיחת הזמנה {number}', en: 'Open order {number}' },
  justNow: { he: 'עכשיו', en: 'Just now' },
  minutesAgo: {
    he: { one: 'דקה', two: '2 דק׳', other: '{count} דק׳' },
    en: { one: '{count} min', other: '{count} min' },
  },
  table: { he: 'שולחן {number}', en: 'Table {number}' },
  takeAway: { he: 'איסוף', en: 'Pickup' },
  takenByStaff: { he: 'צוות', en: 'Staff' },
  paid: { he: 'שולם', en: 'Paid' },
  /** Not what it costs: a part, or too much. */
  paidPart: { he: 'שולמו {amount}', en: '{amount} paid' },
  notPaid: { he: 'לא שולם', en: 'Not paid' },
  isPaid: { he: 'תשלום', en: 'Payment' },
  rejected: { he: 'נדחתה', en: 'Rejected' },
  cancelled: { he: 'בוטלה', en: 'Cancelled' },
  withdrawn: { he: 'הלקוח ביטל', en: 'Guest cancelled' },
  allergy: { he: 'אלרגיה', en: 'Allergy' },
  status: { he: 'סטטוס', en: 'Status' },
  customer: { he: 'לקוח', en: 'Customer' },
  phone: { he: 'טלפון', en: 'Phone' },
  tableLabel: { he: 'שולחן', en: 'Table' },
  amountDue: { he: 'לתשלום', en: 'Amount due' },
  total: { he: 'סך הכול', en: 'Total' },
  dishes: { he: 'מנות', en: 'Dishes' },
  moreLines: {
    he: { one: 'עוד שורה אחת', two: 'עוד 2 שורות', other: 'עוד {count} שורות' },
    en: { one: '{count} more line', other: '{count} more lines' },
  },
  size: { he: 'גודל', en: 'Size' },
  note: { he: 'הערה', en: 'Note' },
  unknownDish: { he: 'מנה לא ידועה', en: 'Unknown dish' },
  cancelReason: { he: 'סיבת הביטול', en: 'Reason for cancelling' },
  rejectionReason: { he: 'סיבת הדחייה', en: 'Reason for rejecting' },
  rejectionReasonHint: { he: 'הלקוח יראה את מה שתכתבו כאן.', en: 'The guest sees what you write here.' },
  /** The server did not do it. */
  refused: { he: 'לא נשמר', en: 'Not saved' },
  notSaved: { he: 'עוד לא נשמר', en: 'Not saved yet' },
  notSavedHint: {
    he: 'השינוי עוד לא הגיע לשרת. הוא יישלח כשהחיבור יחזור.',
    en: 'The change has not reached the server yet. It is sent when the line is back.',
  },
  waitingChanges: {
    he: {
      one: 'שינוי אחד עוד לא נשמר, ויישלח כשהחיבור יחזור.',
      two: 'שני שינויים עוד לא נשמרו, ויישלחו כשהחיבור יחזור.',
      other: '{count} שינויים עוד לא נשמרו, ויישלחו כשהחיבור יחזור.',
    },
    en: {
      one: '{count} change is not saved yet. It is sent when the line is back.',
      other: '{count} changes are not saved yet. They are sent when the line is back.',
    },
  },
  movedMeanwhile: {
    he: 'הזמנה {number} כבר טופלה במסך אחר. עכשיו היא: {status}.',
    en: 'Order {number} was already handled on another screen. It is now: {status}.',
  },
  undo: { he: 'החזרה', en: 'Undo' },
  tooLateToUndo: {
    he: 'מאוחר מדי לבטל את הפעולה בהזמנה {number}. היא נשארת: {status}.',
    en: 'It is too late to undo the change to order {number}. It stays: {status}.',
  },
  goneMeanwhile: {
    he: 'הזמנה {number} נמחקה במסך אחר.',
    en: 'Order {number} was deleted on another screen.',
  },
  /** Asked by the browser itself, in these words. */
  confirmPaidQuestion: {
    he: 'Are you sure the order was paid?\nלסמן שההזמנה שולמה?',
    en: 'Are you sure the order was paid?',
  },

  noneWaitingApproval: { he: 'אין הזמנות שמחכות לאישור', en: 'No orders waiting for approval' },
  noneInProcess: { he: 'אין הזמנות בהכנה', en: 'Nothing is being prepared' },
  noneWaitingPayment: { he: 'אין הזמנות שמחכות לתשלום', en: 'No orders waiting for payment' },
  noneOpen: { he: 'הזמנה חדשה תופיע כאן מיד.', en: 'A new order appears here at once.' },
  noneClosed: {
    he: 'פתחו משמרת כדי להתחיל לקבל הזמנות.',
    en: 'Start a shift to begin taking orders.',
  },
});

/** By whom an order that is rejected was. */
export const rejectedText = ({
  cancelled,
  withdrawn,
}: {
  readonly cancelled: boolean;
  readonly withdrawn?: boolean | undefined;
}) => {
  if (withdrawn) return orderManagerTexts.withdrawn;
  return cancelled ? orderManagerTexts.cancelled : orderManagerTexts.rejected;
};
