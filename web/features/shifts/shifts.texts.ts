import { defineTexts } from '#core/i18n/text.ts';

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
  missing: { he: 'המשמרת לא נמצאה', en: 'This shift was not found' },
  back: { he: 'חזרה לכל המשמרות', en: 'Back to all shifts' },
  ordersTitle: { he: 'הזמנות המשמרת', en: 'Orders of the shift' },
  noOrders: { he: 'אין הזמנות למשמרת זו', en: 'no orders for this shift' },
  ordersFailed: { he: 'שגיאה בטעינת ההזמנות', en: 'error loading orders' },
  order: { he: 'הזמנה {number}', en: 'Order {number}' },
  guestForgotten: { he: 'פרטי האורח נמחקו', en: 'The guest’s details were removed' },
  cancelledTitle: { he: 'הזמנות שבוטלו', en: 'Cancelled orders' },
  cancelled: { he: 'בוטלה', en: 'Cancelled' },
  rejected: { he: 'נדחתה', en: 'Rejected' },
  total: { he: 'סך הכול', en: 'Total' },
  unknownDish: { he: 'מנה לא ידועה', en: 'unknown dish' },
});
