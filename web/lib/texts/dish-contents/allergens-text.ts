import type { GuestTranslate } from '#core/i18n/text.ts';
import type { Allergen, DishAllergens } from '#core/menus/dishes/allergens.ts';
import { allergenTexts, avoidedTexts } from './allergen.texts.ts';

export const allergenNames = (t: GuestTranslate, list: readonly Allergen[]): string =>
  list.map((allergen) => t(allergenTexts[allergen])).join(', ');

/** 'Contains: sesame', 'May contain: nuts': one sentence for each. */
export const allergensText = (t: GuestTranslate, { contains, mayContain }: DishAllergens): string[] => [
  ...(contains.length > 0 ? [t(avoidedTexts.contains, { list: allergenNames(t, contains) })] : []),
  ...(mayContain.length > 0 ? [t(avoidedTexts.mayContain, { list: allergenNames(t, mayContain) })] : []),
];
