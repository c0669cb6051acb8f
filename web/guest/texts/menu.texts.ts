import { defineGuestTexts } from '#core/i18n/text.ts';

/** The guest menu: browsing. */
export const menuTexts = defineGuestTexts({
  emptySection: { he: 'בקרוב כאן', en: 'Coming soon', ar: 'قريبًا هنا', ru: 'Скоро здесь' },
  open: { he: 'פתוח להזמנות', en: 'Open for orders', ar: 'نستقبل الطلبات', ru: 'Принимаем заказы' },
  sections: { he: 'קטגוריות', en: 'Sections', ar: 'أقسام القائمة', ru: 'Разделы меню' },
  allergies: { he: 'אלרגיות', en: 'Allergies', ar: 'الحساسية', ru: 'Аллергии' },
  cart: { he: 'ההזמנה שלי', en: 'My order', ar: 'طلبي', ru: 'Мой заказ' },
  add: { he: 'הוספה', en: 'Add', ar: 'إضافة', ru: 'Добавить' },
  /** A price, where sizes differ. */
  from: { he: 'מ-{price}', en: 'from {price}', ar: 'من {price}', ru: 'от {price}' },
  soldOut: { he: 'אזל מהמלאי', en: 'Out of stock', ar: 'نفدت الكمية', ru: 'Закончилось' },
  close: { he: 'סגירה', en: 'Close', ar: 'إغلاق', ru: 'Закрыть' },
});

export const dishTexts = defineGuestTexts({
  ingredients: {
    he: 'מרכיבים: {list}',
    en: 'Ingredients: {list}',
    ar: 'المكوّنات: {list}',
    ru: 'Состав: {list}',
  },
  size: { he: 'גודל', en: 'Size', ar: 'الحجم', ru: 'Размер' },
  chooseSize: {
    he: 'יש לבחור גודל לפני ההוספה להזמנה',
    en: 'please choose a size before adding to cart',
    ar: 'يُرجى اختيار الحجم قبل الإضافة إلى الطلب',
    ru: 'Выберите размер, прежде чем добавить в заказ',
  },
  chooseOne: {
    he: 'יש לבחור אפשרות אחת בקבוצה הזו',
    en: 'please choose one option in this group',
    ar: 'يُرجى اختيار خيار واحد من هذه المجموعة',
    ru: 'Выберите один вариант в этой группе',
  },
  chooseAtLeast: {
    he: 'יש לבחור לפחות {min}',
    en: 'Please choose at least {min}',
    ar: 'يُرجى اختيار {min} على الأقل',
    ru: 'Выберите не меньше {min}',
  },
  choose: { he: 'יש לבחור {range}', en: 'Choose {range}', ar: 'اختيار {range}', ru: 'Выберите {range}' },
  required: { he: 'חובה', en: 'Required', ar: 'مطلوب', ru: 'Обязательно' },
  optional: { he: 'לבחירה', en: 'Optional', ar: 'اختياري', ru: 'По желанию' },
  upTo: { he: 'עד {max}', en: 'Up to {max}', ar: 'حتى {max}', ru: 'До {max}' },
  note: {
    he: 'הערה למטבח',
    en: 'Note for the kitchen',
    ar: 'ملاحظة للمطبخ',
    ru: 'Комментарий для кухни',
  },
  noteExample: {
    he: 'למשל: בלי בצל',
    en: 'For example: no onion',
    ar: 'مثلًا: بدون بصل',
    ru: 'Например: без лука',
  },
  quantity: { he: 'כמות', en: 'Quantity', ar: 'الكمية', ru: 'Количество' },
  more: { he: 'עוד אחד', en: 'One more', ar: 'زيادة واحد', ru: 'Ещё одно' },
  less: { he: 'אחד פחות', en: 'One less', ar: 'إنقاص واحد', ru: 'На одно меньше' },
  addToOrder: { he: 'הוספה להזמנה', en: 'Add to order', ar: 'إضافة إلى الطلب', ru: 'Добавить в заказ' },
});
