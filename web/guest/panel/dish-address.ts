/** A dish has its own address, `#dish-…`, that can be shared. */
export const dishHash = (dishId: string): string => `#dish-${dishId}`;
export const dishInHash = (hash: string): string | null => /^#dish-([0-9a-f]{24})$/.exec(hash)?.[1] ?? null;
