import type { ChosenOption } from '../orders/lines/choices.ts';
import type { OrderProblem } from '../orders/lines/order-pricing.ts';
import { findLimit, leftBy, type StockLimit, type StockTaken } from './stock-limit.ts';

/** What of a line matters here. A dish that was deleted has no limits. */
export type StockLine = {
  readonly dishId: string | null;
  readonly name: string;
  readonly quantity: number;
  readonly customizations: readonly ChosenOption[];
};
/** A line of an order that was placed, with what it took. */
export type PlacedLine = StockLine & { readonly taken: readonly StockTaken[] };
export type LimitsByDish = ReadonlyMap<string, readonly StockLimit[]>;

type StockItem = ChosenOption & { readonly dishId: string };
type Need = StockItem & { readonly quantity: number };

/** A list, not joined text: a name may contain any separator. */
const keyOf = ({ dishId, groupName, optionName }: StockItem): string =>
  JSON.stringify([dishId, groupName, optionName]);

/** The dish itself by its quantity, and each option as often as it was chosen. */
const needsOf = ({ dishId, quantity, customizations }: StockLine): Need[] => {
  if (dishId === null) return [];
  const needs = new Map<string, Need>();
  for (const named of [{ groupName: '', optionName: '' }, ...customizations]) {
    const item = { dishId, groupName: named.groupName, optionName: named.optionName };
    const key = keyOf(item);
    needs.set(key, { ...item, quantity: (needs.get(key)?.quantity ?? 0) + quantity });
  }
  return [...needs.values()];
};

const limitOf = (limits: LimitsByDish, need: StockItem): StockLimit | undefined =>
  findLimit(limits.get(need.dishId) ?? [], need);

/** What an order already holds of an item, by the count it came from; null where it came from none. */
type Held = { countId: string | null; quantity: number };

const heldBy = (lines: readonly PlacedLine[]): Map<string, Held[]> => {
  const held = new Map<string, Held[]>();
  for (const line of lines) {
    for (const need of needsOf(line)) {
      const taken = line.taken.filter(
        ({ groupName, optionName }) => groupName === need.groupName && optionName === need.optionName,
      );
      const counted = taken.reduce((sum, { quantity }) => sum + quantity, 0);
      const own = held.get(keyOf(need)) ?? [];
      own.push({ countId: null, quantity: need.quantity - counted }, ...taken.map((each) => ({ ...each })));
      held.set(keyOf(need), own);
    }
  }
  return held;
};

/** What came from no counting, or from one that is over, is used first: what is not used any more goes back to this one. */
const useHeld = (held: readonly Held[], wanted: number, countId: string | null): Held[] => {
  let open = wanted;
  const inTurn = [
    ...held.filter((each) => each.countId !== countId),
    ...held.filter((each) => each.countId === countId),
  ];
  return inTurn.flatMap((each) => {
    const quantity = Math.min(each.quantity, open);
    each.quantity -= quantity;
    open -= quantity;
    return quantity > 0 ? [{ countId: each.countId, quantity }] : [];
  });
};

export type StockTaking = {
  /** Of each line, in their order. */
  readonly taken: StockTaken[][];
  /** What is ordered beyond what is left, as far as is known before it is taken. */
  readonly shortages: OrderProblem[];
};

/**
 * What the lines of an order take from the counts. An order that is edited keeps what it has (`before`), and only what it
 * has not yet is taken or can be missing. Dishes that are off are the business of pricing.
 */
export const takeStock = (
  lines: readonly StockLine[],
  limits: LimitsByDish,
  now: Date,
  before: readonly PlacedLine[] = [],
): StockTaking => {
  const held = heldBy(before);
  const requested = new Map<string, number>();
  const shortages = new Map<string, OrderProblem>();
  const taken = lines.map((line, index) =>
    needsOf(line).flatMap((need): StockTaken[] => {
      const limit = limitOf(limits, need);
      const { groupName, optionName } = need;
      const used = useHeld(held.get(keyOf(need)) ?? [], need.quantity, limit?.countId ?? null);
      const retained = used.flatMap(({ countId, quantity }) =>
        countId === null ? [] : [{ groupName, optionName, countId, quantity }],
      );
      const more = need.quantity - used.reduce((sum, { quantity }) => sum + quantity, 0);
      if (!limit || more === 0) return mergeTaken(retained);
      const isOffDish = optionName === '' && limit.kind !== 'counted';
      const left = isOffDish ? null : leftBy(limit, now);
      if (left === null) return mergeTaken(retained);
      const sum = (requested.get(keyOf(need)) ?? 0) + more;
      requested.set(keyOf(need), sum);
      if (sum > left && !shortages.has(keyOf(need))) {
        const { dishId } = need;
        const option = optionName || null;
        shortages.set(keyOf(need), {
          line: index,
          dishId,
          why: 'not_enough_left',
          name: line.name,
          option,
          left,
        });
      }
      if (limit.countId === null) return mergeTaken(retained);
      return mergeTaken([...retained, { groupName, optionName, countId: limit.countId, quantity: more }]);
    }),
  );
  return { taken, shortages: [...shortages.values()] };
};

const mergeTaken = (taken: readonly StockTaken[]): StockTaken[] => {
  const merged = new Map<string, StockTaken>();
  for (const each of taken) {
    const known = merged.get(each.countId);
    merged.set(each.countId, { ...each, quantity: each.quantity + (known?.quantity ?? 0) });
  }
  return [...merged.values()];
};

/** How much of a count an order holds. */
export type StockMove = StockItem & { readonly countId: string; readonly quantity: number };

export type StockOrder = {
  readonly lines: readonly PlacedLine[];
  /** False of an order that was rejected, cancelled or deleted: it holds nothing. */
  readonly happens: boolean;
};

const takenBy = ({ lines, happens }: StockOrder): StockMove[] =>
  happens
    ? lines.flatMap(({ dishId, taken }) =>
        dishId === null ? [] : taken.map((each) => ({ dishId, ...each })),
      )
    : [];

/**
 * What a change of orders moves: above zero it takes, below it gives back, and only to and from the counting that was
 * taken from. Each item once, and none that stays as it is.
 */
export const stockMoves = (before: readonly StockOrder[], after: readonly StockOrder[]): StockMove[] => {
  const moves = new Map<string, StockMove>();
  const add = (sign: 1 | -1, taken: readonly StockMove[]) => {
    for (const each of taken) {
      const key = JSON.stringify([keyOf(each), each.countId]);
      moves.set(key, { ...each, quantity: (moves.get(key)?.quantity ?? 0) + sign * each.quantity });
    }
  };
  add(1, after.flatMap(takenBy));
  add(-1, before.flatMap(takenBy));
  return [...moves.values()].filter(({ quantity }) => quantity !== 0);
};

/** What a new order takes in all. */
export const stockTakenBy = (lines: readonly PlacedLine[]): StockMove[] =>
  stockMoves([], [{ lines, happens: true }]);
