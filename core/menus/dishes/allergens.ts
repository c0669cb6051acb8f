import { knownWords } from '../../values/known-words.ts';
import { declaresAny } from './declared-allergens.ts';

/** The fourteen that EU regulation 1169/2011 (annex II) wants declared. A closed list: each has a name and a drawing. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

/** What a dish declares. Nothing declared is nothing known: it does not mean that a dish is free of it. */
export type DishAllergens = { contains: Allergen[]; mayContain: Allergen[] };

const knownAllergens = knownWords(allergens);
export const knownDishAllergens = ({ contains, mayContain }: DishAllergens): DishAllergens => ({
  contains: knownAllergens(contains),
  mayContain: knownAllergens(mayContain),
});

export const allergensInOrder = (listed: readonly Allergen[]): Allergen[] =>
  allergens.filter((allergen) => listed.includes(allergen));

/** Each once, in the list's order. What is declared both ways is contained: the graver word is the safe one. */
export const settleAllergens = ({ contains, mayContain }: DishAllergens): DishAllergens => ({
  contains: allergensInOrder(contains),
  mayContain: allergensInOrder(mayContain).filter((allergen) => !contains.includes(allergen)),
});

/** What of a dish somebody must not eat; null when nothing of it is declared. Traces count: they are no safer. */
export const avoidedIn = (declared: DishAllergens, avoids: readonly Allergen[]): DishAllergens | null => {
  const among = (list: readonly Allergen[]) => list.filter((allergen) => avoids.includes(allergen));
  const avoided = { contains: among(declared.contains), mayContain: among(declared.mayContain) };
  return declaresAny(avoided) ? avoided : null;
};
