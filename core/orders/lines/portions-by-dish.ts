type Portions = { readonly dishId: string | null; readonly quantity: number };

/** How many of each dish there are; what is of no dish of the menu any more is not counted. */
export const portionsByDish = (lines: readonly Portions[]): Map<string, number> => {
  const portions = new Map<string, number>();
  for (const { dishId, quantity } of lines)
    if (dishId !== null) portions.set(dishId, (portions.get(dishId) ?? 0) + quantity);
  return portions;
};
