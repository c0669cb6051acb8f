import { defineTexts } from '#core/i18n/text.ts';

export const laneTexts = defineTexts({
  open: { he: '{table}: החשבון', en: '{table}: the bill' },
  here: {
    he: { one: 'הזמנה אחת כאן', two: 'שתי הזמנות כאן', other: '{count} הזמנות כאן' },
    en: { one: '{count} order here', other: '{count} orders here' },
  },
  tables: { he: 'שולחנות', en: 'Tables' },
  noTables: { he: 'אין עכשיו שולחנות תפוסים', en: 'No table is taken now' },
  noTablesHint: {
    he: 'שולחן נפתח מעצמו עם ההזמנה הראשונה שלו.',
    en: 'A table opens by itself with its first order.',
  },
  closedTables: { he: 'נסגרו הערב', en: 'Closed this evening' },
  orders: {
    he: { one: 'הזמנה אחת', two: 'שתי הזמנות', other: '{count} הזמנות' },
    en: { one: '{count} order', other: '{count} orders' },
  },
  toPay: { he: 'נשארו לתשלום {amount}', en: '{amount} to pay' },
  paidOf: { he: 'שולמו {amount} מתוך', en: '{amount} paid of' },
});
