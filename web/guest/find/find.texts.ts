import { defineGuestTexts } from '#core/i18n/text.ts';

/** Searching the menu; loaded after hydration. */
export const findTexts = defineGuestTexts({
  open: { he: 'חיפוש בתפריט', en: 'Search the menu', ar: 'البحث في القائمة', ru: 'Поиск по меню' },
  close: { he: 'סגירת החיפוש', en: 'Close search', ar: 'إغلاق البحث', ru: 'Закрыть поиск' },
  field: { he: 'מה בא לכם?', en: 'What would you like?', ar: 'ماذا تشتهون؟', ru: 'Что найти?' },
  tags: {
    he: 'סינון לפי תזונה',
    en: 'Dietary filters',
    ar: 'تصفية حسب النظام الغذائي',
    ru: 'Фильтры по питанию',
  },
  found: {
    he: { one: 'נמצאה מנה אחת', two: 'נמצאו שתי מנות', other: 'נמצאו {count} מנות' },
    en: { one: '{count} dish found', other: '{count} dishes found' },
    ar: {
      zero: 'لم يُعثر على أطباق',
      one: 'عُثر على طبق واحد',
      two: 'عُثر على طبقين',
      few: 'عُثر على {count} أطباق',
      many: 'عُثر على {count} طبقًا',
      other: 'عُثر على {count} طبق',
    },
    ru: {
      one: 'Найдено {count} блюдо',
      few: 'Найдено {count} блюда',
      many: 'Найдено {count} блюд',
      other: 'Найдено {count} блюда',
    },
  },
  none: {
    he: 'לא מצאנו מנה כזו. נסו מילה אחרת או פחות סינונים.',
    en: 'No dish matches. Try another word or fewer filters.',
    ar: 'لم نجد طبقًا كهذا. جرّبوا كلمة أخرى أو قلّلوا عوامل التصفية.',
    ru: 'Ничего не нашлось. Измените слово или фильтры.',
  },
});
