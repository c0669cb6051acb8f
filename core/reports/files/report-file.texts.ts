import { defineTexts, type Text } from '../../i18n/text.ts';
import type { OrderStatus } from '../../orders/order-lifecycle.ts';
import type { RefusalKind } from '../report-shape.ts';
import type { ExportedTable } from '../report-tables.ts';

/** What a file holds: the name of its sheet, and part of its own. */
export const fileTitleTexts = defineTexts({
  days: { he: 'פדיון לפי ימים', en: 'Takings by day' },
  hours: { he: 'פדיון לפי שעות', en: 'Takings by hour' },
  sections: { he: 'קטגוריות', en: 'Categories' },
  dishes: { he: 'מנות', en: 'Dishes' },
  sizes: { he: 'גדלים', en: 'Sizes' },
  options: { he: 'תוספות ושינויים', en: 'Options' },
  tables: { he: 'שולחנות', en: 'Tables' },
  toApprove: { he: 'זמן עד האישור', en: 'Time to approve' },
  toMake: { he: 'זמן עד שמוכן', en: 'Time to make' },
  refused: { he: 'נדחו, בוטלו ונמחקו', en: 'Rejected, cancelled, deleted' },
  corrections: { he: 'תיקונים אחרי הסגירה', en: 'Corrections after closing' },
  soldOut: { he: 'מה אזל ומתי', en: 'Sold out' },
  looksOfDishes: { he: 'הסתכלו והזמינו', en: 'Looked at and ordered' },
  looksOfTables: { he: 'סריקות לפי שולחן', en: 'Scans by table' },
  orders: { he: 'הזמנות', en: 'Orders' },
} satisfies Record<ExportedTable, Text>);

export const fileColumnTexts = defineTexts({
  day: { he: 'יום', en: 'Day' },
  hour: { he: 'שעה', en: 'Hour' },
  section: { he: 'קטגוריה', en: 'Category' },
  dish: { he: 'מנה', en: 'Dish' },
  size: { he: 'גודל', en: 'Size' },
  group: { he: 'קבוצה', en: 'Group' },
  option: { he: 'אפשרות', en: 'Option' },
  table: { he: 'שולחן', en: 'Table' },
  orders: { he: 'הזמנות', en: 'Orders' },
  portions: { he: 'מנות', en: 'Portions' },
  chosen: { he: 'נבחרה', en: 'Chosen' },
  takings: { he: 'פדיון', en: 'Takings' },
  amount: { he: 'סכום', en: 'Amount' },
  minutes: { he: 'דקות', en: 'Minutes' },
  what: { he: 'מה קרה', en: 'What happened' },
  reason: { he: 'סיבה', en: 'Reason' },
  by: { he: 'מי', en: 'By' },
  at: { he: 'מתי', en: 'When' },
  from: { he: 'משעה', en: 'From' },
  until: { he: 'עד', en: 'Until' },
  opened: { he: 'פתיחות', en: 'Opened' },
  inCart: { he: 'הוכנסה לסל', en: 'Put in cart' },
  ordered: { he: 'הוזמנה', en: 'Ordered' },
  scans: { he: 'סריקות', en: 'Scans' },
  lastScan: { he: 'סריקה אחרונה', en: 'Last scan' },
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
  notTaken: { he: 'לא נגבה', en: 'Not taken' },
});

export const fileValueTexts = defineTexts({
  noTable: { he: 'בלי שולחן', en: 'Without a table' },
  yes: { he: 'כן', en: 'Yes' },
  no: { he: 'לא', en: 'No' },
});

export const fileRefusalTexts = defineTexts({
  rejected: { he: 'נדחתה', en: 'Rejected' },
  cancelled: { he: 'בוטלה', en: 'Cancelled' },
  deleted: { he: 'נמחקה', en: 'Deleted' },
} satisfies Record<RefusalKind, Text>);

export const fileStatusTexts = defineTexts({
  waitingApproval: { he: 'ממתינה לאישור', en: 'Waiting for approval' },
  inProcess: { he: 'בהכנה', en: 'In process' },
  waitingPayment: { he: 'ממתינה לתשלום', en: 'Waiting for payment' },
  done: { he: 'הושלמה', en: 'Done' },
} satisfies Record<OrderStatus, Text>);
