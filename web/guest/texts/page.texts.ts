import { defineGuestTexts } from '#core/i18n/text.ts';

/** Rendered only on the server: no script contains them. */
export const pageTexts = defineGuestTexts({
  languages: { he: 'שפה', en: 'Language', ar: 'اللغة', ru: 'Язык' },
  title: { he: '{name} – תפריט', en: '{name} – Menu', ar: '{name} – القائمة', ru: '{name} – меню' },
  tooOld: {
    he: 'הדפדפן הזה ישן מכדי להזמין ממנו. אפשר להזמין אצל הצוות.',
    en: 'This browser is too old to order with. Please order with the staff.',
    ar: 'هذا المتصفّح قديم ولا يمكن الطلب منه. يُرجى الطلب من الطاقم.',
    ru: 'Этот браузер слишком старый для заказа. Закажите, пожалуйста, у персонала.',
  },
  description: {
    he: 'התפריט של {name}: מנות, מחירים והזמנה מהטלפון.',
    en: 'The menu of {name}: dishes, prices and ordering from your phone.',
    ar: 'قائمة {name}: الأطباق والأسعار والطلب من الهاتف.',
    ru: 'Меню {name}: блюда, цены и заказ с телефона.',
  },
});
