import type { View } from './views.contract.ts';

/**
 * View counts by what was viewed: openings of the menu by table ('' without one), openings of a dish
 * and portions of it that were put into a cart by the dish's id.
 */
const viewKinds = ['menu', 'dish', 'cart'] as const;
type ViewKind = (typeof viewKinds)[number];
export type Views = Partial<Record<ViewKind, Record<string, number>>>;

const add = (total: Views, kind: ViewKind, key: string, count: number): void => {
  const ofKind = total[kind] ?? {};
  total[kind] = ofKind;
  ofKind[key] = (ofKind[key] ?? 0) + count;
};

const eachOf = (views: Views, see: (kind: ViewKind, key: string, count: number) => void): void => {
  for (const [kind, ofKind] of Object.entries(views) as [ViewKind, Record<string, number>][]) {
    for (const [key, count] of Object.entries(ofKind)) see(kind, key, count);
  }
};

/** Also of kinds that only a newer version knows: what is stored is read, added to and written back. */
export const addViews = (all: Iterable<Views>): Views => {
  const total: Views = {};
  for (const views of all) eachOf(views, (kind, key, count) => add(total, kind, key, count));
  return total;
};

/** Counts the views that a page reported. */
export const countViews = (views: readonly View[]): Views => {
  const total: Views = {};
  for (const view of views) {
    if (view.kind === 'menu') add(total, 'menu', String(view.table ?? ''), 1);
    else add(total, view.kind, view.dishId, view.kind === 'cart' ? view.quantity : 1);
  }
  return total;
};

/** What of it is the restaurant's. Of a table that it has not, the menu was opened nevertheless. */
export const ownViews = (
  views: Views,
  restaurant: { tables: number; dishIds: ReadonlySet<string> },
): Views => {
  const total: Views = {};
  eachOf(views, (kind, key, count) => {
    if (kind === 'menu') add(total, kind, Number(key) <= restaurant.tables ? key : '', count);
    else if (restaurant.dishIds.has(key)) add(total, kind, key, count);
  });
  return total;
};

export const hasViews = (views: Views): boolean => viewKinds.some((kind) => views[kind]);
