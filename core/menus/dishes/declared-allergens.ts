/* Apart from the list of allergens, which the guest's first script does without. */
type Declared = { readonly contains: readonly unknown[]; readonly mayContain: readonly unknown[] };

export const noAllergens: { contains: never[]; mayContain: never[] } = { contains: [], mayContain: [] };

export const declaresAny = ({ contains, mayContain }: Declared): boolean =>
  contains.length > 0 || mayContain.length > 0;
