import { defineGuestTexts } from '#core/i18n/text.ts';

export const myOrdersTexts = defineGuestTexts({
  title: { he: 'ההזמנות שלי', en: 'My orders', ar: 'طلباتي', ru: 'Мои заказы' },
  news: { he: 'עדכונים', en: 'Updates', ar: 'مستجدات', ru: 'Новости' },
  /** In a line that names the order already. */
  declined: { he: 'נדחתה', en: 'Declined', ar: 'مرفوض', ru: 'Отклонён' },
  cancelled: { he: 'בוטלה', en: 'Cancelled', ar: 'ملغى', ru: 'Отменён' },
});
