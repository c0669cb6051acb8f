import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { Allergen } from '#core/menus/allergens.ts';

export const allergenTexts = defineTexts({
  gluten: { he: 'גלוטן', en: 'Gluten' },
  crustaceans: { he: 'סרטנים', en: 'Crustaceans' },
  eggs: { he: 'ביצים', en: 'Eggs' },
  fish: { he: 'דגים', en: 'Fish' },
  peanuts: { he: 'בוטנים', en: 'Peanuts' },
  soy: { he: 'סויה', en: 'Soy' },
  milk: { he: 'חלב', en: 'Milk' },
  nuts: { he: 'אגוזים', en: 'Nuts' },
  celery: { he: 'סלרי', en: 'Celery' },
  mustard: { he: 'חרדל', en: 'Mustard' },
  sesame: { he: 'שומשום', en: 'Sesame' },
  sulphites: { he: 'סולפיטים', en: 'Sulphites' },
  lupin: { he: 'תורמוס', en: 'Lupin' },
  molluscs: { he: 'רכיכות', en: 'Molluscs' },
} satisfies Record<Allergen, Text>);

export const avoidedTexts = defineTexts({
  contains: { he: 'מכיל: {list}', en: 'Contains: {list}' },
  mayContain: { he: 'עלול להכיל: {list}', en: 'May contain: {list}' },
});
