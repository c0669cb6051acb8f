import { portionsByDish } from '../lines/portions-by-dish.ts';
import { changesBetween, linesNotIn, type OrderChanges, orderChanges, orderParts } from '../order-changes.ts';
import type { ManagedOrder } from '../order-shape.ts';

type Contents = Pick<ManagedOrder, 'dishes' | 'totalPrice'>;

/** An order as its guest first sent it: as it is, with what they changed since put back. */
const asSent = ({ dishes, totalPrice }: Contents, known: OrderChanges) => {
  // Parsed, because the database has the keys in an order of its own, and lines are compared as text.
  const { before, after } = orderChanges.parse(known);
  const kept = linesNotIn(orderParts.parse({ dishes }).dishes ?? [], after.dishes ?? []);
  return { dishes: [...(before.dishes ?? []), ...kept], totalPrice: before.totalPrice ?? totalPrice };
};

/**
 * All that its guest has changed since sending the order, with what was known before and this change: whoever approves it has
 * perhaps seen none of them. Null when it is again what was sent.
 */
export const guestChangeOf = (
  known: OrderChanges | null,
  before: Contents,
  { dishes, totalPrice }: Contents,
): OrderChanges | null => {
  const sent = known ? asSent(before, known) : { dishes: before.dishes, totalPrice: before.totalPrice };
  const change = changesBetween(sent, { dishes, totalPrice });
  return change.before.dishes || change.after.dishes ? change : null;
};

/** What of a line its guest chose. */
type ChosenLine = {
  readonly dishId: string | null;
  readonly quantity: number;
  readonly size: { readonly name: string } | null;
  readonly customizations: readonly { readonly groupName: string; readonly optionName: string }[];
  readonly note: string | null;
  readonly isAllergyNote?: boolean | undefined;
};

const choiceOf = ({ dishId, quantity, size, customizations, note, isAllergyNote }: ChosenLine): string => {
  const options = customizations.map(({ groupName, optionName }) => [groupName, optionName]);
  const isMarked = Boolean(isAllergyNote && note?.trim());
  return JSON.stringify([dishId, quantity, size?.name ?? null, options.sort(), note ?? '', isMarked]);
};

/** Whether the order is what is asked for already, in any order of its lines: a change that arrives twice is one. */
export const isSameChoice = (now: readonly ChosenLine[], wanted: readonly ChosenLine[]): boolean =>
  JSON.stringify(now.map(choiceOf).sort()) === JSON.stringify(wanted.map(choiceOf).sort());

type Counted = { readonly dishId: string | null; readonly quantity: number };

/**
 * The dishes of which a change asks for no more than the order has already. What has been sold out or paused since stops new
 * orders, and nobody loses by a change what was sent in time; of all other dishes the rules of a new order hold.
 */
export const keptDishes = (now: readonly Counted[], wanted: readonly Counted[]): Set<string> => {
  const had = portionsByDish(now);
  const kept = [...portionsByDish(wanted)].filter(([dishId, portions]) => portions <= (had.get(dishId) ?? 0));
  return new Set(kept.map(([dishId]) => dishId));
};
