import type { Allergen, DishAllergens } from '#core/menus/dishes/allergens.ts';

export const allergenStates = ['no', 'may', 'contains'] as const;
export type AllergenState = (typeof allergenStates)[number];

export const stateOf = ({ contains, mayContain }: DishAllergens, allergen: Allergen): AllergenState => {
  if (contains.includes(allergen)) return 'contains';
  return mayContain.includes(allergen) ? 'may' : 'no';
};

export const withState = (
  { contains, mayContain }: DishAllergens,
  allergen: Allergen,
  state: AllergenState,
): DishAllergens => {
  const among = (list: Allergen[], isIn: boolean): Allergen[] => [
    ...list.filter((known) => known !== allergen),
    ...(isIn ? [allergen] : []),
  ];
  return { contains: among(contains, state === 'contains'), mayContain: among(mayContain, state === 'may') };
};
