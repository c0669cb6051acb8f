import type { OrderProblem } from '../../orders/order-pricing.ts';
import type { TrailAction } from '../../orders/order-trail.ts';
import { defineTexts, type Text } from '../text.ts';

export const orderEditTexts = defineTexts({
  edit: { he: 'עריכה', en: 'Edit' },
  title: { he: 'עריכת הזמנה {number}', en: 'Edit order {number}' },
  passwordHint: {
    he: 'עריכה ומחיקה של הזמנה דורשות את סיסמת החשבון.',
    en: 'Editing or deleting an order needs the account password.',
  },
  continue: { he: 'המשך', en: 'Continue' },
  cancel: { he: 'ביטול', en: 'Cancel' },
  back: { he: 'חזרה לעריכה', en: 'Back to editing' },
  save: { he: 'שמירה', en: 'Save' },
  saved: { he: 'ההזמנה עודכנה', en: 'The order was updated' },
  saveFailed: { he: 'Failed to update order details', en: 'Failed to update order details' },
  changedMeanwhile: {
    he: 'ההזמנה השתנתה בינתיים במסך אחר. זו ההזמנה כפי שהיא עכשיו; מה שערכתם לא נשמר.',
    en: 'The order was changed on another screen meanwhile. This is how it stands now; your edit was not saved.',
  },
  closedMeanwhile: {
    he: 'ההזמנה כבר לא ניתנת לעריכה: היא התקדמה או נמחקה במסך אחר.',
    en: 'The order can no longer be edited: it moved on or was deleted on another screen.',
  },
  quantity: { he: 'כמות: {dish}', en: 'Quantity of {dish}' },
  size: { he: 'גודל', en: 'Size' },
  note: { he: 'הערה', en: 'Note' },
  noChanges: {
    he: 'לא נמצאו שינויים זמינים למנה זו',
    en: 'No changes are available for this dish',
  },
  removeLine: { he: 'הסרת {dish}', en: 'Remove {dish}' },
  oldTotal: { he: 'היה', en: 'was' },
  newTotal: { he: 'סך הכול', en: 'Total' },
  loadFailed: {
    he: 'לא הצלחנו לטעון את האפשרויות של המנות. אפשר עדיין לשנות כמויות והערות.',
    en: 'The options of the dishes could not be loaded. Quantities and notes can still be changed.',
  },

  delete: { he: 'מחיקת ההזמנה', en: 'Delete order' },
  deleteTitle: { he: 'למחוק את הזמנה {number}?', en: 'Delete order {number}?' },
  deleteHint: {
    he: 'ההזמנה תיעלם מהלוח. הסיבה וההזמנה כפי שהייתה נשמרות בהיסטוריה של המשמרת.',
    en: 'The order leaves the board. The reason and the order as it was stay in the history of the shift.',
  },
  reason: { he: 'סיבת המחיקה', en: 'Reason for deleting' },
  reasonMissing: { he: 'כתבו למה ההזמנה נמחקת.', en: 'Write why the order is deleted.' },
  deleted: { he: '✅ ההזמנה נמחקה בהצלחה', en: '✅ The order was deleted' },
  deleteFailed: { he: 'שגיאת שרת', en: 'Server error' },
});

/** What is wrong with a line, in words for whoever edits it. */
export const lineProblemTexts = defineTexts({
  dish_gone: {
    he: 'המנה כבר לא בתפריט; אפשר לשנות רק כמות והערה.',
    en: 'This dish is no longer on the menu; only its quantity and note can change.',
  },
  dish_unavailable: { he: 'המנה אזלה.', en: 'This dish is out of stock.' },
  quantity_invalid: { he: 'הכמות אינה תקינה.', en: 'The quantity is not valid.' },
  size_required: { he: 'בחרו גודל.', en: 'Choose a size.' },
  size_unknown: { he: 'הגודל שנבחר כבר לא קיים. בחרו אחר.', en: 'The chosen size is gone. Choose another.' },
  group_required: {
    he: 'בחרו אפשרות בכל קבוצה שחובה לבחור בה.',
    en: 'Choose an option in every required group.',
  },
  single_choice: {
    he: 'אפשר לבחור רק אפשרות אחת בקבוצה.',
    en: 'Only one option can be chosen in the group.',
  },
  too_many_options: { he: 'נבחרו יותר מדי אפשרויות.', en: 'Too many options are chosen.' },
  option_repeated: { he: 'אפשרות נבחרה פעמיים.', en: 'An option is chosen twice.' },
  option_unknown: {
    he: 'אפשרות שנבחרה כבר לא קיימת ותוסר כשתבחרו מחדש.',
    en: 'A chosen option is gone; choose again.',
  },
} satisfies Record<OrderProblem['why'], Text>);

export const trailTexts = defineTexts({
  title: { he: 'היסטוריית ההזמנה', en: 'Order history' },
  failed: { he: 'לא הצלחנו לטעון את ההיסטוריה.', en: 'The history could not be loaded.' },
  guest: { he: 'הלקוח', en: 'the guest' },
  reason: { he: 'סיבה', en: 'Reason' },
  before: { he: 'לפני', en: 'Before' },
  after: { he: 'אחרי', en: 'After' },
  deletedTitle: { he: 'הזמנות שנמחקו', en: 'Deleted orders' },
  deletedBadge: { he: 'נמחקה', en: 'Deleted' },
  noReason: { he: 'לא נכתבה סיבה', en: 'No reason was given' },
});

export const trailActionTexts = defineTexts({
  create: { he: 'ההזמנה התקבלה', en: 'Order received' },
  approve: { he: 'אושרה', en: 'Approved' },
  reject: { he: 'נדחתה', en: 'Rejected' },
  markReady: { he: 'סומנה כמוכנה', en: 'Marked as ready' },
  markPaid: { he: 'סומנה כשולמה', en: 'Marked as paid' },
  confirmPaid: { he: 'התשלום אושר', en: 'Payment confirmed' },
  edit: { he: 'נערכה', en: 'Edited' },
  delete: { he: 'נמחקה', en: 'Deleted' },
} satisfies Record<TrailAction, Text>);
