/** A dish has an address of its own, `#dish-…`, that can be sent to a friend. */
export const dishHash = (dishId: string): string => `#dish-${dishId}`;
export const dishInHash = (hash: string): string | null => /^#dish-([0-9a-f]{24})$/.exec(hash)?.[1] ?? null;
