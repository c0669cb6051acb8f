import { defineTexts } from '#core/i18n/text.ts';

export const chartTexts = defineTexts({
  keysHint: {
    he: 'מקשי החצים עוברים בין העמודות.',
    en: 'The arrow keys move between the columns.',
  },
  view: { he: 'תרשים או טבלה: {title}', en: 'Chart or table: {title}' },
  chart: { he: 'תרשים', en: 'Chart' },
  table: { he: 'טבלה', en: 'Table' },
  thisSpan: { he: 'התקופה הזאת', en: 'This period' },
  spanBefore: { he: 'התקופה הקודמת', en: 'The period before' },
  median: { he: 'חציון: {minutes} דק׳', en: 'median {minutes} min' },
  minutesName: { he: '{minutes} דק׳', en: '{minutes} min' },
  orderCount: {
    he: { one: 'הזמנה אחת', two: 'שתי הזמנות', other: '{count} הזמנות' },
    en: { one: '{count} order', other: '{count} orders' },
  },
  portionCount: {
    he: { one: 'מנה אחת', two: 'שתי מנות', other: '{count} מנות' },
    en: { one: '{count} portion', other: '{count} portions' },
  },
  opened: { he: 'נפתחה', en: 'Opened' },
  inCart: { he: 'נכנסה לסל', en: 'In cart' },
  ordered: { he: 'הוזמנה', en: 'Ordered' },
  percentOfOpened: { he: '{percent}% מהפתיחות', en: '{percent}% of openings' },
  topOf: { he: '{shown} הראשונות מתוך {count}', en: 'The first {shown} of {count}' },
});
