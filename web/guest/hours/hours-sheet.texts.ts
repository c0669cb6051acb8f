import { defineGuestTexts } from '#core/i18n/text.ts';

export const hoursSheetTexts = defineGuestTexts({
  today: { he: 'היום', en: 'Today', ar: 'اليوم', ru: 'Сегодня' },
  closed: { he: 'סגור', en: 'Closed', ar: 'مغلق', ru: 'Закрыто' },
  wholeDay: { he: '24 שעות', en: '24 hours', ar: '24 ساعة', ru: 'Круглосуточно' },
  later: { he: 'ימים מיוחדים', en: 'Special days', ar: 'أيام خاصة', ru: 'Особые дни' },
  informs: {
    he: 'אפשר להזמין כשהמסעדה פותחת את ההזמנות.',
    en: 'Orders are possible once the restaurant opens them.',
    ar: 'يمكن الطلب عندما يفتح المطعم باب الطلبات.',
    ru: 'Заказать можно, когда ресторан начнёт приём заказов.',
  },
  loading: { he: 'טוען…', en: 'Loading…', ar: 'جارٍ التحميل…', ru: 'Загрузка…' },
  gone: {
    he: 'המסעדה לא ציינה שעות פתיחה.',
    en: 'The restaurant does not say when it is open.',
    ar: 'لم يذكر المطعم ساعات عمله.',
    ru: 'Ресторан не указал часы работы.',
  },
});
