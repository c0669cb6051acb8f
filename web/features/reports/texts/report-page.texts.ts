import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { SpanPreset } from '#core/reports/spans.ts';

export const presetTexts = defineTexts({
  today: { he: 'היום', en: 'Today' },
  thisWeek: { he: 'השבוע', en: 'This week' },
  thisMonth: { he: 'החודש', en: 'This month' },
  last30Days: { he: '30 הימים האחרונים', en: 'Last 30 days' },
} satisfies Record<SpanPreset, Text>);

export const spanTexts = defineTexts({
  title: { he: 'דוחות', en: 'Reports' },
  presets: { he: 'תקופה', en: 'Period' },
  from: { he: 'מיום', en: 'From' },
  to: { he: 'עד יום', en: 'To' },
  show: { he: 'הצגה', en: 'Show' },
  missingDay: { he: 'בחרו יום.', en: 'Choose a day.' },
  notADay: { he: 'אין יום כזה בלוח השנה.', en: 'There is no such day.' },
  reversed: { he: 'היום האחרון קודם לראשון.', en: 'The last day is before the first.' },
  tooLong: {
    he: 'התקופה ארוכה מדי: עד {days} ימים בדוח אחד.',
    en: 'The period is too long: up to {days} days in one report.',
  },
  wrongAddress: { he: 'אין דוח לתקופה הזאת', en: 'There is no report for this period' },
  notCompared: {
    he: 'אין השוואה: לא היו הזמנות בתקופה הקודמת, {span}',
    en: 'No comparison: there were no orders in the period before, {span}',
  },
  comparedWith: { he: 'לעומת {span}', en: 'Compared with {span}' },
  more: { he: '{amount} יותר', en: '{amount} more' },
  moreBy: { he: '{amount} יותר ({percent}%)', en: '{amount} more ({percent}%)' },
  less: { he: '{amount} פחות', en: '{amount} less' },
  lessBy: { he: '{amount} פחות ({percent}%)', en: '{amount} less ({percent}%)' },
  same: { he: 'ללא שינוי', en: 'No change' },
  before: { he: 'קודם: {value}', en: 'Before: {value}' },
  notBefore: { he: 'קודם: לא נמדד', en: 'Before: not measured' },
  noShifts: { he: 'אין משמרות בימים האלה', en: 'No shifts on these days' },
  noShiftsHint: {
    he: 'בחרו תקופה אחרת. משמרת שייכת ליום שבו נפתחה, גם אם נמשכה אחרי חצות.',
    en: 'Choose other days. A shift belongs to the day on which it began, even past midnight.',
  },
});

export const shiftReportTexts = defineTexts({
  title: { he: 'דוח משמרת', en: 'Shift report' },
  backToReports: { he: 'לכל הדוחות', en: 'All reports' },
  showOrders: { he: 'הזמנות המשמרת', en: 'Orders of the shift' },
  stillOpen: {
    he: 'המשמרת עוד פתוחה: המספרים עוד משתנים.',
    en: 'The shift is still open: the numbers still change.',
  },
  open: { he: 'עדיין פתוחה', en: 'still open' },
  missing: { he: 'המשמרת לא נמצאה', en: 'This shift was not found' },
  planNeeded: { he: 'דוחות הם חלק מחבילת Pro', en: 'Reports are part of the Pro plan' },
  planNeededHint: {
    he: 'בחבילה הבסיסית אין הזמנות, ולכן אין מה לספור.',
    en: 'The basic plan takes no orders, so there is nothing to count.',
  },
});
