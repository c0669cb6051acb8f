import type { Agorot } from '../../values/money.ts';
import type { OrderableDish } from '../lines/choices.ts';
import { lineTotal } from '../lines/order-pricing.ts';
import {
  addToCart,
  type Cart,
  type CartLine,
  capped,
  cartLineFor,
  emptyCart,
  requestedLine,
  serialiseCart,
} from './cart.ts';

/** What a newer menu did to a cart. */
export type CartChange =
  | { readonly kind: 'gone'; readonly name: string }
  | { readonly kind: 'sold-out'; readonly name: string }
  /** Fewer are left than were in the cart. */
  | { readonly kind: 'fewer'; readonly name: string; readonly left: number }
  | { readonly kind: 'not-served'; readonly name: string; readonly servedAgainAt: string | null }
  /** A size or an option that was chosen no longer exists, or one that must be chosen was added. */
  | { readonly kind: 'choose-again'; readonly name: string }
  /** Prices of one piece, options included. */
  | { readonly kind: 'price'; readonly name: string; readonly from: Agorot; readonly to: Agorot };

const pieceTotal = (line: CartLine): Agorot => lineTotal(line.price, line.customizations, 1);

const reconcileLine = (
  line: CartLine,
  dish: OrderableDish | undefined,
): { line: CartLine | null; change: CartChange | null } => {
  const { name } = line;
  if (!dish) return { line: null, change: { kind: 'gone', name } };
  if (!dish.available) return { line: null, change: { kind: 'sold-out', name } };
  const { servedAgainAt } = dish;
  if (servedAgainAt !== undefined) return { line: null, change: { kind: 'not-served', name, servedAgainAt } };
  const { size, customizations, quantity, note, isAllergyNote } = requestedLine(line);
  const fresh = cartLineFor(dish, { size, customizations }, capped(quantity), note, isAllergyNote);
  if (!fresh) return { line: null, change: { kind: 'choose-again', name } };
  const [from, to] = [pieceTotal(line), pieceTotal(fresh)];
  return { line: fresh, change: from === to ? null : { kind: 'price', name: fresh.name, from, to } };
};

/** Limits all lines of a dish together to what is left of it; earlier lines come first. */
const keepWhatIsLeft = (
  cart: Cart,
  dishesById: ReadonlyMap<string, OrderableDish>,
): { cart: Cart; changes: CartChange[] } => {
  const leftByDish = new Map<string, number>();
  const changes: CartChange[] = [];
  const remaining = cart.flatMap((line) => {
    const { realDishId: dishId, name } = line;
    const left = dishesById.get(dishId)?.left;
    if (left === undefined) return [line];
    const free = leftByDish.get(dishId) ?? left;
    const quantity = Math.min(line.quantity, free);
    leftByDish.set(dishId, free - quantity);
    if (quantity < line.quantity) changes.push({ kind: 'fewer', name, left });
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return { cart: remaining, changes };
};

/** The cart as the menu now allows it, and what had to change. The same cart comes back when nothing did. */
export const reconcileCart = (
  cart: Cart,
  dishesById: ReadonlyMap<string, OrderableDish>,
): { cart: Cart; changes: CartChange[] } => {
  const results = cart.map((line) => reconcileLine(line, dishesById.get(line.realDishId)));
  const possible = results.reduce<Cart>(
    (merged, { line }) => (line ? addToCart(merged, line) : merged),
    emptyCart,
  );
  const { cart: fresh, changes: fewer } = keepWhatIsLeft(possible, dishesById);
  const changes = [...results.flatMap(({ change }) => change ?? []), ...fewer];
  return { cart: serialiseCart(fresh) === serialiseCart(cart) ? cart : fresh, changes };
};
