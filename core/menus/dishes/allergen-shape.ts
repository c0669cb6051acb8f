import { z } from 'zod';
import { allergens, allergensInOrder, settleAllergens } from './allergens.ts';

/** Allergens on the wire. Apart from the rules, so that no browser loads the schemas. */
export const allergenList = z.array(z.enum(allergens)).max(allergens.length).overwrite(allergensInOrder);
export const dishAllergens = z.object({
  contains: z.array(z.enum(allergens)),
  mayContain: z.array(z.enum(allergens)),
});
export const dishAllergensIn = z
  .object({ contains: allergenList.default([]), mayContain: allergenList.default([]) })
  .overwrite(settleAllergens);
