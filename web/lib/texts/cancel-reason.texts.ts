import { defineTexts } from '#core/i18n/text.ts';

/** Why an order was cancelled, as its guest reads it; whatever else is typed. */
export const cancelReasonTexts = defineTexts({
  notCollected: { he: 'ההזמנה לא נאספה', en: 'The order was not collected' },
  changedMind: { he: 'הלקוח שינה את דעתו', en: 'The guest changed their mind' },
  ranOut: { he: 'משהו מההזמנה אזל', en: 'Something in the order ran out' },
});
