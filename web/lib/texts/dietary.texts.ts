import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { DietaryTag } from '#core/menus/dietary-tags.ts';

/** Shown beside icons and read aloud. 'vert spivy' is stored misspelt and labelled properly. */
export const dietaryTexts = defineTexts({
  vegan: { he: 'טבעוני', en: 'Vegan' },
  vegetarian: { he: 'צמחוני', en: 'Vegetarian' },
  'gluten-free': { he: 'ללא גלוטן', en: 'Gluten free' },
  spicy: { he: 'חריף', en: 'Spicy' },
  'vert spivy': { he: 'חריף מאוד', en: 'Very spicy' },
  'dairy-free': { he: 'ללא חלב', en: 'Dairy free' },
  'nut-free': { he: 'ללא אגוזים', en: 'Nut free' },
  Kosher: { he: 'כשר', en: 'Kosher' },
  keto: { he: 'קטו', en: 'Keto' },
  halal: { he: 'חלאל', en: 'Halal' },
} satisfies Record<DietaryTag, Text>);
