import { defineGuestTexts, type GuestText } from '#core/i18n/text.ts';
import type { DietaryTag } from '#core/menus/dishes/dietary-tags.ts';

/** Shown beside icons and read aloud. 'vert spivy' is stored misspelt and labelled properly. */
export const dietaryTexts = defineGuestTexts({
  vegan: { he: 'טבעוני', en: 'Vegan', ar: 'نباتي صرف', ru: 'Веганское' },
  vegetarian: { he: 'צמחוני', en: 'Vegetarian', ar: 'نباتي', ru: 'Вегетарианское' },
  'gluten-free': { he: 'ללא גלוטן', en: 'Gluten free', ar: 'خالٍ من الغلوتين', ru: 'Без глютена' },
  spicy: { he: 'חריף', en: 'Spicy', ar: 'حار', ru: 'Острое' },
  'vert spivy': { he: 'חריף מאוד', en: 'Very spicy', ar: 'حار جدًا', ru: 'Очень острое' },
  'dairy-free': { he: 'ללא חלב', en: 'Dairy free', ar: 'خالٍ من الحليب', ru: 'Без молочного' },
  'nut-free': { he: 'ללא אגוזים', en: 'Nut free', ar: 'خالٍ من المكسّرات', ru: 'Без орехов' },
  Kosher: { he: 'כשר', en: 'Kosher', ar: 'كوشير', ru: 'Кошерное' },
  keto: { he: 'קטו', en: 'Keto', ar: 'كيتو', ru: 'Кето' },
  halal: { he: 'חלאל', en: 'Halal', ar: 'حلال', ru: 'Халяль' },
} satisfies Record<DietaryTag, GuestText>);
