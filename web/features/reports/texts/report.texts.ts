import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { RefusalKind } from '#core/reports/report-shape.ts';
import type { ReportTable } from '#core/reports/report-tables.ts';

/** The headings of the parts of a report, and the captions of their tables. */
export const partTexts = defineTexts({
  days: { he: 'פדיון לפי ימים', en: 'Takings by day' },
  hours: { he: 'פדיון לפי שעות', en: 'Takings by hour' },
  sections: { he: 'קטגוריות', en: 'Categories' },
  dishes: { he: 'מנות', en: 'Dishes' },
  sizes: { he: 'גדלים', en: 'Sizes' },
  options: { he: 'תוספות ושינויים', en: 'Options' },
  tables: { he: 'שולחנות', en: 'Tables' },
  toApprove: { he: 'כמה זמן עד האישור', en: 'Time to approve' },
  toMake: { he: 'כמה זמן עד שמוכן', en: 'Time to make' },
  refused: { he: 'נדחו, בוטלו ונמחקו', en: 'Rejected, cancelled and deleted' },
  corrections: { he: 'תיקונים אחרי הסגירה', en: 'Corrections after closing' },
  soldOut: { he: 'מה אזל ומתי', en: 'What was sold out, and when' },
  looksOfDishes: { he: 'הסתכלו, הכניסו לסל, הזמינו', en: 'Looked at, in cart, ordered' },
  looksOfTables: { he: 'סריקות לפי שולחן', en: 'Scans by table' },
} satisfies Record<ReportTable, Text>);

export const refusalKindTexts = defineTexts({
  rejected: { he: 'נדחתה', en: 'Rejected' },
  cancelled: { he: 'בוטלה', en: 'Cancelled' },
  deleted: { he: 'נמחקה', en: 'Deleted' },
} satisfies Record<RefusalKind, Text>);

/** The headings of columns. */
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
  minutes: { he: 'דקות', en: 'Minutes' },
  what: { he: 'מה קרה', en: 'What happened' },
  from: { he: 'מ־', en: 'From' },
  until: { he: 'עד', en: 'Until' },
  opened: { he: 'פתיחות', en: 'Opened' },
  inCart: { he: 'לסל', en: 'In cart' },
  ordered: { he: 'הוזמנו', en: 'Ordered' },
  scans: { he: 'סריקות', en: 'Scans' },
  lastScan: { he: 'סריקה אחרונה', en: 'Last scan' },
});

export const reportTexts = defineTexts({
  takings: { he: 'פדיון', en: 'Takings' },
  orders: { he: 'הזמנות', en: 'Orders' },
  average: { he: 'הזמנה ממוצעת', en: 'Average order' },
  paid: { he: 'שולם', en: 'Paid' },
  unpaid: { he: 'לא שולם', en: 'Not paid' },
  toApprove: { he: 'עד האישור', en: 'To approve' },
  toMake: { he: 'עד שמוכן', en: 'To make' },
  minutesAndOrders: { he: 'כמה הזמנות חיכו כמה דקות', en: 'How many orders took how many minutes' },
  slowest: { he: 'האיטית ביותר: {minutes} דק׳', en: 'slowest {minutes} min' },
  minutes: { he: '{minutes} דק׳', en: '{minutes} min' },
  median: { he: 'חציון', en: 'median' },
  notMeasured: { he: 'לא נמדד', en: 'not measured' },
  shiftCount: {
    he: { one: 'משמרת אחת', two: 'שתי משמרות', other: '{count} משמרות' },
    en: { one: '{count} shift', other: '{count} shifts' },
  },
  atClosing: {
    he: 'בסגירה {closing}, עכשיו {now}',
    en: 'At closing {closing}, now {now}',
  },
  correction: { he: 'הזמנה {number} · {day}', en: 'Order {number} · {day}' },
  noTable: { he: 'בלי שולחן', en: 'Without a table' },
  noSection: { he: 'בלי קטגוריה', en: 'Without a category' },
  notBack: { he: 'עד סוף המשמרת', en: 'until the shift ended' },
  neverScanned: { he: 'אף פעם', en: 'never' },
  menuOpened: {
    he: { one: 'התפריט נפתח פעם אחת', two: 'התפריט נפתח פעמיים', other: 'התפריט נפתח {count} פעמים' },
    en: { one: 'The menu was opened once', other: 'The menu was opened {count} times' },
  },
  showAll: { he: 'הצגת כל {count}', en: 'Show all {count}' },
  showFewer: { he: 'הצגת הראשונות בלבד', en: 'Show the first only' },
  hints: { he: 'כדאי לשים לב', en: 'Worth a thought' },
  noOrders: { he: 'לא היו הזמנות', en: 'There were no orders' },
  noOrdersInShift: {
    he: 'במשמרת הזאת לא התקבלה הזמנה שהתקיימה.',
    en: 'No order of this shift went through.',
  },
  noOrdersInSpan: {
    he: 'בימים האלה לא התקבלה הזמנה שהתקיימה. בחרו תקופה אחרת.',
    en: 'No order of these days went through. Choose other days.',
  },
  print: { he: 'הדפסה', en: 'Print' },
  allOrders: { he: 'כל ההזמנות', en: 'All orders' },
  download: { he: 'הורדת {what} כקובץ {format}', en: 'Download {what} as {format}' },
  back: { he: 'חזרה למרכז הניהול', en: 'Back to the management centre' },
});
