import { defineTexts } from '#core/i18n/text.ts';

/** On the board itself. */
export const boardTablesTexts = defineTexts({
  group: { he: 'לפי שולחנות', en: 'Group by table' },
  tableEmpty: { he: 'בשולחן {number} אין הזמנות.', en: 'Table {number} has no orders.' },
  orderGone: { he: 'הזמנה {number} כבר לא על הלוח.', en: 'Order {number} is no longer on the board.' },
  noLine: {
    he: 'אין חיבור לשרת: החשבון של שולחן {number} לא נפתח.',
    en: 'No connection to the server: the bill of table {number} was not opened.',
  },
});
