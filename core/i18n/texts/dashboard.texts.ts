import { defineTexts } from '../text.ts';

/** The management centre. Sentences that the product fixes in English stay so in both languages. */
export const dashboardTexts = defineTexts({
  title: { he: 'מרכז הניהול', en: 'Management centre' },
  orders: { he: 'ניהול הזמנות', en: 'Order management' },
  qrCodes: { he: 'הדפסת קודי QR', en: 'Print QR codes' },
  publicMenu: { he: 'התפריט הציבורי', en: 'Public menu' },
  qr: { he: 'הצגת QR', en: 'Show QR' },
  qrTitle: { he: 'קוד ה־QR של התפריט', en: 'The QR code of your menu' },
  qrImage: { he: 'קוד QR שפותח את התפריט', en: 'QR code that opens the menu' },
  qrText: {
    he: 'סרקו מהמסך או שתפו את הקישור. כרטיסים לשולחנות מעצבים ומדפיסים בדף ה־QR.',
    en: 'Scan it from this screen or share the link. Cards for the tables are designed and printed on the QR page.',
  },
  qrOpen: { he: 'לעיצוב ולהדפסה', en: 'Design and print' },
  close: { he: 'Close', en: 'Close' },
  tabs: { he: 'חלקי מרכז הניהול', en: 'Parts of the management centre' },
  menus: { he: 'תפריטים', en: 'Menus' },
  settings: { he: 'הגדרות', en: 'Settings' },
  shifts: { he: 'משמרות', en: 'Shifts' },
  trialLeft: {
    he: { one: 'נשאר יום ניסיון אחד', two: 'נשארו יומיים לניסיון', other: 'נשארו {count} ימי ניסיון' },
    en: { one: '{count} trial day left', other: '{count} trial days left' },
  },
  trialEnded: { he: 'תקופת הניסיון הסתיימה', en: 'Your trial has ended' },
  trialEndedHint: {
    he: 'דבר לא ננעל והכול ממשיך לעבוד. להמשך השירות כתבו אלינו:',
    en: 'Nothing is locked and everything keeps working. To continue the service, write to us:',
  },
});

export const menusTexts = defineTexts({
  create: { he: 'תפריט חדש', en: 'Create new menu' },
  createFailed: {
    he: 'לא הצלחנו ליצור תפריט. נסו שוב.',
    en: 'The menu could not be created. Please try again.',
  },
  unnamed: { he: 'תפריט ללא שם', en: 'Untitled menu' },
  noDescription: { he: 'אין עדיין תיאור', en: 'No description yet' },
  active: { he: 'פעיל', en: 'Active' },
  activeLabel: { he: 'התפריט הפעיל', en: 'Active menu' },
  activeHint: { he: 'זה התפריט שהאורחים רואים', en: 'This is the menu guests see' },
  activateFailed: {
    he: 'התפריט הפעיל לא השתנה. נסו שוב.',
    en: 'The active menu was not changed. Please try again.',
  },
  edit: { he: 'עריכה', en: 'Edit' },
  view: { he: 'צפייה', en: 'View' },
  viewOf: { he: 'צפייה: {name}', en: 'View {name}' },
  delete: { he: 'מחיקה', en: 'Delete' },
  deleteOf: { he: 'מחיקת {name}', en: 'Delete {name}' },
  deleteQuestion: {
    he: 'בטוח שברצונך למחוק את התפריט הזה?',
    en: 'are you sure you want to delete this menu?',
  },
  deleteHint: {
    he: 'הקטגוריות והמנות שבו יימחקו. הזמנות קודמות נשארות.',
    en: 'Its categories and dishes are deleted with it. Past orders stay.',
  },
  yes: { he: 'כן', en: 'Yes' },
  no: { he: 'לא', en: 'No' },
  deleteFailed: {
    he: 'Something went wrong while deleting the menu.',
    en: 'Something went wrong while deleting the menu.',
  },
  empty: { he: 'עוד אין תפריטים', en: 'No menus yet' },
  emptyHint: {
    he: 'צרו את התפריט הראשון. הוא יהיה מיד התפריט הפעיל.',
    en: 'Create your first menu. It becomes the active one at once.',
  },
});

export const settingsTexts = defineTexts({
  title: { he: 'פרטי המסעדה', en: 'Restaurant details' },
  restaurantName: { he: 'שם המסעדה', en: 'Restaurant name' },
  address: { he: 'כתובת', en: 'Address' },
  phone: { he: 'טלפון', en: 'Phone' },
  phoneHint: { he: '10 ספרות', en: '10 digits' },
  description: { he: 'תיאור', en: 'Description' },
  hasTables: { he: 'יש מספרי שולחנות', en: 'The restaurant has table numbers' },
  tables: { he: 'מספר השולחנות', en: 'Number of tables' },
  save: { he: 'שמירה', en: 'Save' },
  required: { he: 'שדה חובה', en: 'Required' },
  phoneInvalid: {
    he: 'מספר הטלפון אינו תקין. יש להזין 10 ספרות.',
    en: 'the phone is invalid, 10 digits must be entered',
  },
  tablesInvalid: {
    he: 'יש להזין מספר שולחנות תקין (לפחות 1).',
    en: 'please enter a valid number of tables (at least 1)',
  },
  saveFailed: { he: 'שגיאה בעדכון ההגדרות', en: 'error updating settings' },
  keptHint: { he: 'מה שהקלדתם נשאר כאן.', en: 'What you typed is still here.' },
});

export const shiftsTexts = defineTexts({
  none: { he: 'אין עדיין משמרות להצגה', en: 'no shifts to show yet' },
  noneHint: { he: 'משמרת נפתחת ממסך ניהול ההזמנות.', en: 'A shift is started on the order-management page.' },
  active: { he: 'פעילה', en: 'active' },
  future: { he: 'עתידית', en: 'future' },
  completed: { he: 'הסתיימה', en: 'completed' },
  stillOpen: { he: 'עדיין פתוחה', en: 'still open' },
  unknownMenu: { he: 'לא ידוע', en: 'unknown' },
  orderCount: {
    he: { one: 'הזמנה אחת', two: 'שתי הזמנות', other: '{count} הזמנות' },
    en: { one: '{count} order', other: '{count} orders' },
  },
  show: { he: 'הצגת ההזמנות של המשמרת', en: 'Show the orders of this shift' },
  back: { he: 'חזרה לכל המשמרות', en: 'Back to all shifts' },
  ordersTitle: { he: 'הזמנות המשמרת', en: 'Orders of the shift' },
  noOrders: { he: 'אין הזמנות למשמרת זו', en: 'no orders for this shift' },
  ordersFailed: { he: 'שגיאה בטעינת ההזמנות', en: 'error loading orders' },
  order: { he: 'הזמנה {number}', en: 'Order {number}' },
  rejected: { he: 'נדחתה', en: 'Rejected' },
  total: { he: 'סך הכול', en: 'Total' },
  unknownDish: { he: 'מנה לא ידועה', en: 'unknown dish' },
});

export const structureTexts = defineTexts({
  title: { he: 'עורך התפריט', en: 'Menu editor' },
  back: { he: 'חזרה למרכז הניהול', en: 'Back to the management centre' },
  view: { he: 'צפייה בתפריט', en: 'View the menu' },
  menuMissing: { he: 'התפריט לא נמצא', en: 'This menu was not found' },
  menuMissingHint: { he: 'ייתכן שנמחק.', en: 'It may have been deleted.' },
  menuIdHint: {
    he: 'הכתובת אינה של תפריט. פתחו אותו ממרכז הניהול.',
    en: 'This is not the address of a menu. Open it from the management centre.',
  },
  addSection: { he: 'הוספת קטגוריה', en: 'Add category' },
  sectionName: { he: 'שם הקטגוריה', en: 'Category name' },
  rename: { he: 'שינוי שם: {name}', en: 'Rename {name}' },
  deleteSection: { he: 'מחיקת הקטגוריה {name}', en: 'Delete category {name}' },
  deleteSectionQuestion: { he: 'למחוק את הקטגוריה {name}?', en: 'Delete the category {name}?' },
  deleteSectionHint: { he: 'המנות שבה יימחקו גם הן.', en: 'Its dishes are deleted with it.' },
  deleteSectionFailed: { he: 'Failed to delete section.', en: 'Failed to delete section.' },
  sectionFailed: { he: 'הקטגוריה לא נשמרה. נסו שוב.', en: 'The category was not saved. Please try again.' },
  empty: { he: 'התפריט עדיין ריק', en: 'This menu is still empty' },
  emptyHint: { he: 'התחילו בקטגוריה, למשל ״ראשונות״.', en: 'Start with a category, for example “Starters”.' },
  noDishes: { he: 'עוד אין מנות – הוסיפו את הראשונה', en: 'No dishes yet — add your first' },
  addDish: { he: 'הוספת מנה', en: 'Add dish' },
  dishCount: {
    he: { one: 'מנה אחת', two: 'שתי מנות', other: '{count} מנות' },
    en: { one: '{count} dish', other: '{count} dishes' },
  },
  newDish: { he: 'מנה חדשה ב{section}', en: 'New dish in {section}' },
  dishName: { he: 'שם המנה', en: 'Dish name' },
  dishDescription: { he: 'תיאור', en: 'Description' },
  dishPrice: { he: 'מחיר', en: 'Price' },
  saveDish: { he: 'שמירת המנה', en: 'Save dish' },
  dishFailed: { he: 'Failed to save the item...', en: 'Failed to save the item...' },
  available: { he: 'במלאי', en: 'In stock' },
  soldOut: { he: 'אזל מהמלאי', en: 'Out of stock' },
  stockOf: { he: 'במלאי: {name}', en: 'In stock: {name}' },
  stockFailed: { he: 'המלאי לא עודכן. נסו שוב.', en: 'The stock was not updated. Please try again.' },
  removeDish: { he: 'מחיקת המנה {name}', en: 'Delete dish {name}' },
  removeDishQuestion: { he: 'למחוק את המנה {name}?', en: 'Delete the dish {name}?' },
  removeDishFailed: {
    he: 'Failed to remove the dish from menu.',
    en: 'Failed to remove the dish from menu.',
  },
  save: { he: 'שמירה', en: 'Save' },
  cancel: { he: 'ביטול', en: 'Cancel' },
  delete: { he: 'מחיקה', en: 'Delete' },
  nameRequired: { he: 'יש לתת שם', en: 'A name is required' },
  priceInvalid: { he: 'המחיר אינו תקין', en: 'This price is not valid' },
});

export const checklistTexts = defineTexts({
  title: { he: 'הצעדים הראשונים', en: 'First steps' },
  progress: { he: '{done} מתוך {count} הושלמו', en: '{done} of {count} done' },
  createMenu: { he: 'יצירת תפריט', en: 'Create a menu' },
  addDishes: { he: 'הוספת מנות', en: 'Add dishes' },
  printQr: { he: 'הדפסת קוד ה־QR', en: 'Print the QR code' },
  openShift: { he: 'פתיחת משמרת', en: 'Open a shift' },
  done: { he: 'הושלם', en: 'Done' },
  todo: { he: 'עוד לא', en: 'Not yet' },
  hide: { he: 'הסתרת הצעדים הראשונים', en: 'Hide the first steps' },
});
