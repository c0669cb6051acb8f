import type { Look } from './views.contract.ts';

/**
 * How often guests looked, by what they looked at: openings of the menu by table ('' without one), openings of a dish
 * and portions of it that were put into a cart by the dish's id.
 */
const lookKinds = ['menu', 'dish', 'cart'] as const;
type LookKind = (typeof lookKinds)[number];
export type Looks = Partial<Record<LookKind, Record<string, number>>>;

const add = (total: Looks, kind: LookKind, key: string, count: number): void => {
  const ofKind = total[kind] ?? {};
  total[kind] = ofKind;
  ofKind[key] = (ofKind[key] ?? 0) + count;
};

const eachOf = (looks: Looks, see: (kind: LookKind, key: string, count: number) => void): void => {
  for (const kind of lookKinds) {
    for (const [key, count] of Object.entries(looks[kind] ?? {})) see(kind, key, count);
  }
};

export const addLooks = (all: Iterable<Looks>): Looks => {
  const total: Looks = {};
  for (const looks of all) eachOf(looks, (kind, key, count) => add(total, kind, key, count));
  return total;
};

/** What a page told, counted. */
export const countLooks = (told: readonly Look[]): Looks => {
  const total: Looks = {};
  for (const look of told) {
    if (look.kind === 'menu') add(total, 'menu', String(look.table ?? ''), 1);
    else add(total, look.kind, look.dishId, look.kind === 'cart' ? look.quantity : 1);
  }
  return total;
};

/** What of it is the restaurant's. Of a table that it has not, the menu was opened nevertheless. */
export const ownLooks = (
  looks: Looks,
  restaurant: { tables: number; dishIds: ReadonlySet<string> },
): Looks => {
  const total: Looks = {};
  eachOf(looks, (kind, key, count) => {
    if (kind === 'menu') add(total, kind, Number(key) <= restaurant.tables ? key : '', count);
    else if (restaurant.dishIds.has(key)) add(total, kind, key, count);
  });
  return total;
};

export const hasLooks = (looks: Looks): boolean => lookKinds.some((kind) => looks[kind]);
