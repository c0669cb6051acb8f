import { defineTexts } from '#core/i18n/text.ts';

export const orderEditTexts = defineTexts({
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
  saveFailed: {
    he: 'Failed to update order details\nפרטי ההזמנה לא עודכנו.',
    en: 'Failed to update order details',
  },
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
  allergyNote: { he: 'ההערה היא על אלרגיה', en: 'The note is about an allergy' },
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

  addDish: { he: 'הוספת מנה', en: 'Add a dish' },
  addTitle: { he: 'הוספת מנה להזמנה {number}', en: 'Add a dish to order {number}' },
  addedMark: { he: 'נוספה עכשיו', en: 'Added now' },

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
