import { defineTexts, type Text } from '../../i18n/text.ts';
import type { OrderStatus } from '../../orders/order-lifecycle.ts';
import { columnTexts, partTexts } from '../report-tables.texts.ts';
import type { ExportedTable } from '../report-tables.ts';

/** The content of a file: its sheet name, and part of its file name. */
export const fileTitleTexts = defineTexts({
  ...partTexts,
  orders: { he: 'הזמנות', en: 'Orders' },
} satisfies Record<ExportedTable, Text>);

/** Columns of a file for what the screen displays beside another value. */
export const fileColumnTexts = defineTexts({
  ...columnTexts,
  group: { he: 'קבוצה', en: 'Group' },
  reason: { he: 'סיבה', en: 'Reason' },
  by: { he: 'מי', en: 'By' },
  at: { he: 'מתי', en: 'When' },
  orderNumber: { he: 'מספר הזמנה', en: 'Order' },
  orderedAt: { he: 'הוזמנה בשעה', en: 'Ordered at' },
  status: { he: 'סטטוס', en: 'Status' },
  paid: { he: 'שולם', en: 'Paid' },
  customer: { he: 'לקוח', en: 'Customer' },
  phone: { he: 'טלפון', en: 'Phone' },
  options: { he: 'תוספות ושינויים', en: 'Options' },
  note: { he: 'הערה', en: 'Note' },
  quantity: { he: 'כמות', en: 'Quantity' },
  price: { he: 'מחיר ליחידה', en: 'Unit price' },
  lineTotal: { he: 'סך השורה', en: 'Line total' },
  orderTotal: { he: 'סך ההזמנה', en: 'Order total' },
  paidInCash: { he: 'שולם במזומן', en: 'Paid in cash' },
  paidByCard: { he: 'שולם באשראי', en: 'Paid by card' },
  paidByBit: { he: 'שולם בביט', en: 'Paid by Bit' },
  paidOtherwise: { he: 'שולם אחרת', en: 'Paid otherwise' },
  notTaken: { he: 'לא נגבה', en: 'Not taken' },
});

export const fileValueTexts = defineTexts({
  noTable: { he: 'בלי שולחן', en: 'Without a table' },
  yes: { he: 'כן', en: 'Yes' },
  no: { he: 'לא', en: 'No' },
});

export const fileStatusTexts = defineTexts({
  waitingApproval: { he: 'ממתינה לאישור', en: 'Waiting for approval' },
  inProcess: { he: 'בהכנה', en: 'In process' },
  waitingPayment: { he: 'ממתינה לתשלום', en: 'Waiting for payment' },
  done: { he: 'הושלמה', en: 'Done' },
} satisfies Record<OrderStatus, Text>);
