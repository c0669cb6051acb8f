import { defineGuestTexts } from '#core/i18n/text.ts';

/** Rendered only on the server: no script contains them. */
export const pageTexts = defineGuestTexts({
  languages: { he: 'שפה', en: 'Language', ar: 'اللغة', ru: 'Язык' },
  title: { he: '{name} – תפריט', en: '{name} – Menu', ar: '{name} – القائمة', ru: '{name} – меню' },
  tooOld: {
    he: 'הדפדפן ישן מדי. אפשר להזמין אצל הצוות.',
    en: 'This browser is too old. Please order with the staff.',
    ar: 'المتصفّح قديم. يُرجى الطلب من الطاقم.',
    ru: 'Браузер устарел, закажите у персонала.',
  },
  description: {
    he: 'התפריט של {name}: מנות, מחירים והזמנה מהטלפון.',
    en: 'The menu of {name}: dishes, prices and ordering from your phone.',
    ar: 'قائمة {name}: الأطباق والأسعار والطلب من الهاتف.',
    ru: 'Меню {name}: блюда, цены, заказ с телефона.',
  },
  orderTitle: { he: 'הזמנה {number}', en: 'Order {number}', ar: 'طلب {number}', ru: 'Заказ {number}' },
});
