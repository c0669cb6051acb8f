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
