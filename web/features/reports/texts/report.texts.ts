import { defineTexts } from '#core/i18n/text.ts';

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
  notMeasured: { he: 'לא נמדד', en: 'Not measured' },
  shiftCount: {
    he: { one: 'משמרת אחת', two: 'שתי משמרות', other: '{count} משמרות' },
    en: { one: '{count} shift', other: '{count} shifts' },
  },
  atClosing: {
    he: 'בסגירה {closing}, עכשיו {now}',
    en: 'At closing {closing}, now {now}',
  },
  toGiveBack: {
    he: 'מתוכם {amount} להחזיר: הזמנות שבוטלו או הוזלו אחרי ששולמו.',
    en: 'Of it {amount} goes back: orders that were cancelled or made cheaper after they were paid.',
  },
  countedCash: {
    he: 'מזומן בקופה: נספרו {counted}, אמור להיות {expected}.',
    en: 'Cash in the drawer: {counted} counted, {expected} should be there.',
  },
  countedShifts: {
    he: { one: 'נספר במשמרת אחת', two: 'נספר בשתי משמרות', other: 'נספר ב־{count} משמרות' },
    en: { one: 'Counted in {count} shift', other: 'Counted in {count} shifts' },
  },
  correction: { he: 'הזמנה {number} · {day}', en: 'Order {number} · {day}' },
  noTable: { he: 'בלי שולחן', en: 'Without a table' },
  noSection: { he: 'בלי קטגוריה', en: 'Without a category' },
  notBack: { he: 'עד סוף המשמרת', en: 'until the shift ended' },
  neverScanned: { he: 'אף פעם', en: 'Never' },
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
  tooLargeForXlsx: { he: 'Excel: עד {rows} שורות', en: 'Excel: up to {rows} rows' },
  back: { he: 'חזרה למרכז הניהול', en: 'Back to the management centre' },
});
