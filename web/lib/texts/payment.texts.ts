import { defineTexts } from '#core/i18n/text.ts';

export const paymentChoiceTexts = defineTexts({
  howPaid: { he: 'איך שולם?', en: 'How was it paid?' },
  hint: { he: 'אפשר לדלג: אז ייספר כ׳אחר׳.', en: 'May be skipped: then it counts as ‘other’.' },
});

/** The cash in a drawer against what should be there. */
export const cashTexts = defineTexts({
  cash: { he: 'מזומן בקופה', en: 'Cash in the drawer' },
  expected: { he: 'אמור להיות', en: 'Should be there' },
  counted: { he: 'נספר', en: 'Counted' },
  difference: { he: 'הפרש', en: 'Difference' },
  same: { he: 'מתאים בדיוק', en: 'Exactly right' },
  missing: { he: 'חסרים {amount}', en: '{amount} missing' },
  tooMuch: { he: 'עודף של {amount}', en: '{amount} too much' },
});
