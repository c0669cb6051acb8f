import type { DishAllergens } from './allergens.ts';

/* Apart from the list of allergens, which the guest's first script does without. */
export const noAllergens: DishAllergens = { contains: [], mayContain: [] };

export const declaresAny = ({ contains, mayContain }: DishAllergens): boolean =>
  contains.length > 0 || mayContain.length > 0;
