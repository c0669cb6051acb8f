import { defineTexts } from '#core/i18n/text.ts';

export const orderCancelTexts = defineTexts({
  title: { he: 'לבטל את הזמנה {number}?', en: 'Cancel order {number}?' },
  passwordHint: {
    he: 'ביטול של הזמנה שאושרה דורש את סיסמת החשבון.',
    en: 'Cancelling an approved order needs the account password.',
  },
  reasonHint: {
    he: 'ההזמנה תיסגר בלי תשלום. הלקוח יראה שבוטלה, ולמה.',
    en: 'The order is closed without payment. The guest sees that it was cancelled, and why.',
  },
  continue: { he: 'המשך', en: 'Continue' },
  keep: { he: 'לא לבטל', en: 'Keep the order' },
  cancel: { he: 'ביטול ההזמנה', en: 'Cancel order' },
  reason: { he: 'למה ההזמנה מתבטלת?', en: 'Why is the order cancelled?' },
  other: { he: 'סיבה אחרת', en: 'Another reason' },
  otherReason: { he: 'הסיבה, כפי שהלקוח יקרא אותה', en: 'The reason, as the guest will read it' },
  reasonMissing: { he: 'בחרו למה ההזמנה מתבטלת.', en: 'Choose why the order is cancelled.' },
  otherMissing: { he: 'כתבו למה ההזמנה מתבטלת.', en: 'Write why the order is cancelled.' },
  cancelled: { he: 'הזמנה {number} בוטלה', en: 'Order {number} was cancelled' },
  closedMeanwhile: {
    he: 'ההזמנה כבר נסגרה או נמחקה במסך אחר.',
    en: 'The order was closed or deleted on another screen meanwhile.',
  },
  failed: { he: 'ההזמנה לא בוטלה. נסו שוב.', en: 'The order was not cancelled. Please try again.' },
});
