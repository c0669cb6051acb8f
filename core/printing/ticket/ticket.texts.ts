import { defineTexts } from '../../i18n/text.ts';

/** What a ticket says besides what was ordered. */
export const ticketTexts = defineTexts({
  changes: { he: 'שינוי בהזמנה', en: 'Order changed' },
  cancelled: { he: 'בוטלה – לא להכין', en: 'Cancelled – do not make' },
  copy: { he: 'עותק · {time}', en: 'Copy · {time}' },
  table: { he: 'שולחן', en: 'Table' },
  takeAway: { he: 'איסוף', en: 'Pickup' },
  promised: { he: 'הובטחה לשעה {time}', en: 'Promised for {time}' },
  byStaff: { he: 'נלקחה על ידי הצוות', en: 'Taken by staff' },
  mustNotEat: { he: 'אסור לאורח לאכול: {list}', en: 'The guest must not eat: {list}' },
  contains: { he: 'מכיל: {list}', en: 'Contains: {list}' },
  mayContain: { he: 'עלול להכיל: {list}', en: 'May contain: {list}' },
  allergy: { he: 'אלרגיה!', en: 'Allergy!' },
  meatAndDairy: { he: 'בשר וחלב יחד', en: 'Meat and dairy together' },
  added: { he: 'להוסיף', en: 'Add' },
  changed: { he: 'לשנות', en: 'Change' },
  removed: { he: 'להוריד', en: 'Remove' },
  instead: { he: 'במקום {before}', en: 'instead of {before}' },
  reason: { he: 'סיבה: {reason}', en: 'Reason: {reason}' },
  withdrawn: { he: 'הלקוח ביטל', en: 'the guest cancelled it' },
  elsewhere: {
    he: {
      one: 'עוד שורה אחת באזורים אחרים',
      two: 'עוד 2 שורות באזורים אחרים',
      other: 'עוד {count} שורות באזורים אחרים',
    },
    en: { one: '{count} line in other areas', other: '{count} lines in other areas' },
  },
  tooLong: {
    he: {
      one: 'עוד שורה אחת לא נכנסה: ראו במסך',
      two: 'עוד 2 שורות לא נכנסו: ראו במסך',
      other: 'עוד {count} שורות לא נכנסו: ראו במסך',
    },
    en: { one: '{count} more line on the screen only', other: '{count} more lines on the screen only' },
  },
});

/** A bill is no tax document, and is never called one. */
export const billTexts = defineTexts({
  bill: { he: 'חשבון', en: 'Bill' },
  order: { he: 'הזמנה {number}', en: 'Order {number}' },
  table: { he: 'שולחן {number}', en: 'Table {number}' },
  total: { he: 'לתשלום', en: 'Amount due' },
  sum: { he: 'סך הכול', en: 'Total' },
  withVat: { he: 'המחירים כוללים מע״מ', en: 'Prices include VAT' },
  paid: { he: 'שולם', en: 'Paid' },
  alreadyPaid: { he: 'כבר שולם', en: 'Already paid' },
  notPaid: { he: 'לא שולם', en: 'Not paid' },
  notAnInvoice: { he: 'אינו חשבונית מס', en: 'Not a tax invoice' },
});

export const testTexts = defineTexts({
  test: { he: 'בדיקת מדפסת', en: 'Printer test' },
  frame: {
    he: 'המסגרת צריכה להיות שלמה מכל הצדדים.',
    en: 'The frame must be whole on every side.',
  },
  nothing: { he: 'זו לא הזמנה: אין מה להכין.', en: 'This is no order: there is nothing to make.' },
});
