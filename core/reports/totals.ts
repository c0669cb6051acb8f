/**
 * Counts and amounts (in agorot) by kind and key. The totals of a shift are computed once from its orders; those of a
 * span are the sum of its shifts.
 */
export const totalKinds = [
  /** [] — one for each shift. */
  'shift',
  /** [day] — orders that happened; a day is that on which the shift began. */
  'day',
  /** [hour of the day, 0–23]. */
  'hour',
  /** ['paid' | 'unpaid']. */
  'payment',
  /** [how the money came in]: payments that were not voided. */
  'kind',
  /** [] — of paid orders, as far as their payments cover them; the rest of what is paid was not recorded. */
  'covered',
  /** [] — paid for orders beyond what they cost. */
  'overpaid',
  /** [day of the shift, kind, reason, who, when]. */
  'void',
  /** ['expected' | 'counted'] — in the drawers that were counted. */
  'cash',
  /** [table, or '' without one]. */
  'table',
  /** [dish id, name, section]; its count is portions. */
  'dish',
  /** [dish name, size]. */
  'size',
  /** [group, option]. */
  'option',
  /** [minutes from sending to approval]. */
  'approval',
  /** [minutes from approval to ready]. */
  'making',
  /** ['rejected' | 'cancelled' | 'withdrawn' | 'deleted', reason, who]. */
  'refused',
  /** [day of the shift, number, kind as above, reason, who, when]: an order refused after its shift was closed. */
  'correction',
  /** [dish, option, from, to]. */
  'soldOut',
] as const;
export type TotalKind = (typeof totalKinds)[number];

const isTotalKind = (kind: string): boolean => totalKinds.some((known) => known === kind);

/** How often, and for how much. */
export type Tally = readonly [count: number, amount: number];
/** By the parts of a key, as JSON: any text may be a part. */
export type Totals = Partial<Record<TotalKind, Record<string, Tally>>>;

/** What a newer version counts besides, as it stands. */
export const unknownTotals = (totals: Totals): Totals =>
  Object.fromEntries(Object.entries(totals).filter(([kind]) => !isTotalKind(kind)));

export const hasUnknownTotals = (totals: Totals): boolean =>
  Object.keys(totals).some((kind) => !isTotalKind(kind));

export const add = (
  totals: Totals,
  kind: TotalKind,
  parts: readonly string[],
  [count, amount]: Tally,
): void => {
  const ofKind = totals[kind] ?? {};
  totals[kind] = ofKind;
  const key = JSON.stringify(parts);
  const [counted, summed] = ofKind[key] ?? [0, 0];
  ofKind[key] = [counted + count, summed + amount];
};

/** Subtracts one from a key, if there is any; returns whether there was. */
export const takeAway = (totals: Totals, kind: TotalKind, parts: readonly string[]): boolean => {
  const ofKind = totals[kind];
  const key = JSON.stringify(parts);
  const [count, amount] = ofKind?.[key] ?? [0, 0];
  if (!ofKind || count === 0) return false;
  if (count > 1) ofKind[key] = [count - 1, amount];
  else delete ofKind[key];
  return true;
};

export const addTotals = (all: Iterable<Totals>): Totals => {
  const total: Totals = {};
  for (const totals of all) {
    for (const kind of totalKinds) {
      for (const [key, tally] of Object.entries(totals[kind] ?? {})) {
        add(total, kind, JSON.parse(key) as string[], tally);
      }
    }
  }
  return total;
};

export type TotalRow = { parts: readonly string[]; count: number; amount: number };

/** Sorted by key: insertion order means nothing, and rows of equal weight must not swap. */
export const rowsOf = (totals: Totals, kind: TotalKind): TotalRow[] =>
  Object.entries(totals[kind] ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, [count, amount]]) => ({ parts: JSON.parse(key) as string[], count, amount }));
