import { defineTexts } from '#core/i18n/text.ts';

/** In an order's dialog. */
export const orderBillTexts = defineTexts({
  ofTable: { he: 'החשבון של שולחן {number}', en: 'Bill of table {number}' },
  ofOrder: { he: 'תשלומים על ההזמנה', en: 'Payments for this order' },
  toPay: { he: 'נשארו לתשלום {amount}', en: '{amount} still to pay' },
});
