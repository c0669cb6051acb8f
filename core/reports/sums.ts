/**
 * What happened, added up: for each kind of thing, for each thing, how often and for how much (in agorot). Sums of a
 * shift are made once from its orders; sums of a span are the sums of its shifts, added.
 */
const sumKinds = [
  /** [] — one for each shift. */
  'shift',
  /** [day] — orders that happened; a day is that on which the shift began. */
  'day',
  /** [hour of the day, 0–23]. */
  'hour',
  /** ['paid' | 'unpaid']. */
  'payment',
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
  /** ['rejected' | 'cancelled' | 'deleted', reason, who]. */
  'refused',
  /** [day of the shift, number, kind as above, reason, who, when]: an order refused after its shift was closed. */
  'correction',
  /** [dish, option, from, to]. */
  'soldOut',
] as const;
export type SumKind = (typeof sumKinds)[number];

/** How often, and for how much. */
export type Tally = readonly [count: number, amount: number];
/** By the parts of a key, as JSON: any text may be a part. */
export type Sums = Partial<Record<SumKind, Record<string, Tally>>>;

export const add = (sums: Sums, kind: SumKind, parts: readonly string[], [count, amount]: Tally): void => {
  const ofKind = sums[kind] ?? {};
  sums[kind] = ofKind;
  const key = JSON.stringify(parts);
  const [counted, summed] = ofKind[key] ?? [0, 0];
  ofKind[key] = [counted + count, summed + amount];
};

/** One less of a thing, if there is any; says whether there was. */
export const takeAway = (sums: Sums, kind: SumKind, parts: readonly string[]): boolean => {
  const ofKind = sums[kind];
  const key = JSON.stringify(parts);
  const [count, amount] = ofKind?.[key] ?? [0, 0];
  if (!ofKind || count === 0) return false;
  if (count > 1) ofKind[key] = [count - 1, amount];
  else delete ofKind[key];
  return true;
};

export const addSums = (all: Iterable<Sums>): Sums => {
  const total: Sums = {};
  for (const sums of all) {
    for (const kind of sumKinds) {
      for (const [key, tally] of Object.entries(sums[kind] ?? {})) {
        add(total, kind, JSON.parse(key) as string[], tally);
      }
    }
  }
  return total;
};

export type SumRow = { parts: readonly string[]; count: number; amount: number };

/** By their keys: in what order they were added or stored says nothing, and rows of equal weight must not change places. */
export const rowsOf = (sums: Sums, kind: SumKind): SumRow[] =>
  Object.entries(sums[kind] ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, [count, amount]]) => ({ parts: JSON.parse(key) as string[], count, amount }));
