import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { TrailAction } from '#core/orders/order-trail.ts';

export const trailTexts = defineTexts({
  title: { he: 'היסטוריית ההזמנה', en: 'Order history' },
  failed: { he: 'לא הצלחנו לטעון את ההיסטוריה.', en: 'The history could not be loaded.' },
  more: { he: 'להמשך ההיסטוריה', en: 'Show more' },
  guest: { he: 'הלקוח', en: 'the guest' },
  reason: { he: 'סיבה', en: 'Reason' },
  before: { he: 'לפני', en: 'Before' },
  after: { he: 'אחרי', en: 'After' },
  deletedTitle: { he: 'הזמנות שנמחקו', en: 'Deleted orders' },
  deletedBadge: { he: 'נמחקה', en: 'Deleted' },
  promised: { he: 'הובטחה לשעה', en: 'Promised for' },
  noReason: { he: 'לא נכתבה סיבה', en: 'No reason was given' },
});

export const trailActionTexts = defineTexts({
  create: { he: 'ההזמנה התקבלה', en: 'Order received' },
  take: { he: 'נלקחה על ידי הצוות', en: 'Taken by staff' },
  autoApprove: { he: 'אושרה אוטומטית', en: 'Approved automatically' },
  promise: { he: 'השעה שהובטחה השתנתה', en: 'Promised time moved' },
  tick: { he: 'סומן שהוכן', en: 'Ticked as done' },
  untick: { he: 'הוסר הסימון שהוכן', en: 'No longer ticked as done' },
  approve: { he: 'אושרה', en: 'Approved' },
  reject: { he: 'נדחתה', en: 'Rejected' },
  markReady: { he: 'סומנה כמוכנה', en: 'Marked as ready' },
  markPaid: { he: 'סומנה כשולמה', en: 'Marked as paid' },
  confirmPaid: { he: 'התשלום אושר', en: 'Payment confirmed' },
  cancel: { he: 'בוטלה', en: 'Cancelled' },
  undo: { he: 'הפעולה האחרונה בוטלה', en: 'Last step undone' },
  edit: { he: 'נערכה', en: 'Edited' },
  guestChange: { he: 'הלקוח שינה את ההזמנה', en: 'Changed by the guest' },
  withdraw: { he: 'הלקוח ביטל את ההזמנה', en: 'Cancelled by the guest' },
  table: { he: 'הועברה לשולחן אחר', en: 'Moved to another table' },
  pay: { he: 'התקבל תשלום', en: 'Payment taken' },
  unpay: { he: 'תשלום בוטל', en: 'Payment voided' },
  delete: { he: 'נמחקה', en: 'Deleted' },
  other: { he: 'פעולה אחרת', en: 'Something else' },
} satisfies Record<Exclude<TrailAction, 'ring'>, Text>);

/** The steps of the ring ladder. */
export const ringStepTexts = defineTexts({
  louder: { he: 'הלוח צלצל חזק יותר', en: 'The board rang louder' },
  everyScreen: { he: 'כל המסכים של המסעדה צלצלו', en: 'Every screen of the restaurant rang' },
  guestTold: {
    he: 'הלקוח קיבל הודעה שההזמנה עוד לא נראתה',
    en: 'The guest was told that nobody has seen it',
  },
});
