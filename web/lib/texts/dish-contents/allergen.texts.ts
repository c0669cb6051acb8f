import { defineGuestTexts, type GuestText } from '#core/i18n/text.ts';
import type { Allergen } from '#core/menus/dishes/allergens.ts';

export const allergenTexts = defineGuestTexts({
  gluten: { he: 'גלוטן', en: 'Gluten', ar: 'غلوتين', ru: 'Глютен' },
  crustaceans: { he: 'סרטנים', en: 'Crustaceans', ar: 'قشريات', ru: 'Ракообразные' },
  eggs: { he: 'ביצים', en: 'Eggs', ar: 'بيض', ru: 'Яйца' },
  fish: { he: 'דגים', en: 'Fish', ar: 'سمك', ru: 'Рыба' },
  peanuts: { he: 'בוטנים', en: 'Peanuts', ar: 'فول سوداني', ru: 'Арахис' },
  soy: { he: 'סויה', en: 'Soy', ar: 'صويا', ru: 'Соя' },
  milk: { he: 'חלב', en: 'Milk', ar: 'حليب', ru: 'Молоко' },
  nuts: { he: 'אגוזים', en: 'Nuts', ar: 'مكسّرات', ru: 'Орехи' },
  celery: { he: 'סלרי', en: 'Celery', ar: 'كرفس', ru: 'Сельдерей' },
  mustard: { he: 'חרדל', en: 'Mustard', ar: 'خردل', ru: 'Горчица' },
  sesame: { he: 'שומשום', en: 'Sesame', ar: 'سمسم', ru: 'Кунжут' },
  sulphites: { he: 'סולפיטים', en: 'Sulphites', ar: 'كبريتيت', ru: 'Сульфиты' },
  lupin: { he: 'תורמוס', en: 'Lupin', ar: 'ترمس', ru: 'Люпин' },
  molluscs: { he: 'רכיכות', en: 'Molluscs', ar: 'رخويات', ru: 'Моллюски' },
} satisfies Record<Allergen, GuestText>);

export const avoidedTexts = defineGuestTexts({
  contains: { he: 'מכיל: {list}', en: 'Contains: {list}', ar: 'يحتوي على: {list}', ru: 'Содержит: {list}' },
  mayContain: {
    he: 'עלול להכיל: {list}',
    en: 'May contain: {list}',
    ar: 'قد يحتوي على: {list}',
    ru: 'Может содержать: {list}',
  },
});
