import { defineTexts, type Text } from '../i18n/text.ts';
import type { RefusalKind } from './refusal-kinds.ts';
import type { ReportTable } from './report-tables.ts';

/** The heading of a part of a report, the caption of its table and the sheet of its file: at most 31 letters. */
export const partTexts = defineTexts({
  days: { he: 'פדיון לפי ימים', en: 'Takings by day' },
  hours: { he: 'פדיון לפי שעות', en: 'Takings by hour' },
  sections: { he: 'קטגוריות', en: 'Categories' },
  dishes: { he: 'מנות', en: 'Dishes' },
  sizes: { he: 'גדלים', en: 'Sizes' },
  options: { he: 'תוספות ושינויים', en: 'Options' },
  tables: { he: 'שולחנות', en: 'Tables' },
  paymentKinds: { he: 'אמצעי תשלום', en: 'Kinds of payment' },
  voidedPayments: { he: 'תשלומים שבוטלו', en: 'Voided payments' },
  toApprove: { he: 'כמה זמן עד האישור', en: 'Time to approve' },
  toMake: { he: 'כמה זמן עד שמוכן', en: 'Time to make' },
  refused: { he: 'נדחו, בוטלו ונמחקו', en: 'Rejected, cancelled and deleted' },
  corrections: { he: 'תיקונים אחרי הסגירה', en: 'Corrections after closing' },
  soldOut: { he: 'מה אזל ומתי', en: 'What was sold out, and when' },
  looksOfDishes: { he: 'הסתכלו, הכניסו לסל, הזמינו', en: 'Looked at, in cart, ordered' },
  looksOfTables: { he: 'סריקות לפי שולחן', en: 'Scans by table' },
} satisfies Record<ReportTable, Text>);

/** The headings of columns, on the screen and in a file. */
export const columnTexts = defineTexts({
  day: { he: 'יום', en: 'Day' },
  hour: { he: 'שעה', en: 'Hour' },
  section: { he: 'קטגוריה', en: 'Category' },
  dish: { he: 'מנה', en: 'Dish' },
  size: { he: 'גודל', en: 'Size' },
  option: { he: 'אפשרות', en: 'Option' },
  table: { he: 'שולחן', en: 'Table' },
  orders: { he: 'הזמנות', en: 'Orders' },
  portions: { he: 'מנות', en: 'Portions' },
  chosen: { he: 'נבחרה', en: 'Chosen' },
  takings: { he: 'פדיון', en: 'Takings' },
  takingsBefore: { he: 'פדיון קודם', en: 'Takings before' },
  amount: { he: 'סכום', en: 'Amount' },
  kind: { he: 'אמצעי תשלום', en: 'Kind' },
  payments: { he: 'תשלומים', en: 'Payments' },
  minutes: { he: 'דקות', en: 'Minutes' },
  what: { he: 'מה קרה', en: 'What happened' },
  from: { he: 'משעה', en: 'From' },
  until: { he: 'עד', en: 'Until' },
  opened: { he: 'פתיחות', en: 'Opened' },
  inCart: { he: 'לסל', en: 'In cart' },
  ordered: { he: 'הוזמנו', en: 'Ordered' },
  scans: { he: 'סריקות', en: 'Scans' },
  lastScan: { he: 'סריקה אחרונה', en: 'Last scan' },
});

/** Of orders that count as paid, from before payments were stored. */
export const unrecordedText = defineTexts({ kind: { he: 'לא נרשם', en: 'Not recorded' } }).kind;

export const refusalKindTexts = defineTexts({
  rejected: { he: 'נדחתה', en: 'Rejected' },
  cancelled: { he: 'בוטלה', en: 'Cancelled' },
  withdrawn: { he: 'הלקוח ביטל', en: 'Cancelled by the guest' },
  deleted: { he: 'נמחקה', en: 'Deleted' },
} satisfies Record<RefusalKind, Text>);
