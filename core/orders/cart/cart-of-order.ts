import { addAgorot, toAgorot } from '../../values/money.ts';
import type { OrderableDish } from '../lines/choices.ts';
import { portionsByDish } from '../lines/portions-by-dish.ts';
import type { GuestOrder } from '../order-shape.ts';
import { type Cart, type CartLine, lineId } from './cart.ts';
import { type CartChange, reconcileCart } from './cart-reconcile.ts';

type SentLine = GuestOrder['dishes'][number];

/** A line as it was sent, at the price of then. */
const asSent = ({
  dishId,
  quantity,
  size,
  customizations,
  note,
  isAllergyNote,
  shown,
}: SentLine): CartLine => ({
  id: lineId(dishId._id ?? '', size?.name ?? null, customizations, { note, isAllergyNote }),
  realDishId: dishId._id ?? '',
  name: shown?.name ?? dishId.name,
  price: addAgorot(toAgorot(dishId.price), toAgorot(size?.price ?? 0)),
  quantity,
  customizations: customizations.map((option) => ({ ...option, price: toAgorot(option.price) })),
  selectedSize: size && { name: size.name, price: toAgorot(size.price) },
  note,
  ...(isAllergyNote && { isAllergyNote }),
});

/** An order as a cart of today's menu, and what of it could not be carried over or costs something else now. */
export const cartOfOrder = (
  lines: readonly SentLine[],
  dishesById: ReadonlyMap<string, OrderableDish>,
): { cart: Cart; changes: CartChange[] } => reconcileCart(lines.map(asSent), dishesById);

/** How many of each dish an order has. */
export type Held = Readonly<Record<string, number>>;

export const heldBy = (lines: readonly SentLine[]): Held =>
  Object.fromEntries(portionsByDish(lines.map(({ dishId, quantity }) => ({ dishId: dishId._id, quantity }))));

/**
 * The dishes as the guest of an order may still choose them: what the order has already stays theirs, though it has been
 * sold out since. The server has the same rule (`keptDishes`).
 */
export const withHeld = <Dish extends OrderableDish>(
  dishesById: ReadonlyMap<string, Dish>,
  held: Held,
): ReadonlyMap<string, Dish> =>
  new Map(
    [...dishesById].map(([id, dish]) => {
      const own = held[id];
      if (!own) return [id, dish];
      const { servedAgainAt, ...served } = dish;
      if (!dish.available || servedAgainAt !== undefined)
        return [id, { ...served, available: true, left: own } as Dish];
      return [id, dish.left === undefined ? dish : { ...dish, left: dish.left + own }];
    }),
  );

/** The dishes of which the cart has more than the order. */
export const dishesBeyond = (cart: Cart, held: Held): Set<string> => {
  const wanted = portionsByDish(cart.map(({ realDishId, quantity }) => ({ dishId: realDishId, quantity })));
  return new Set([...wanted].filter(([id, quantity]) => quantity > (held[id] ?? 0)).map(([id]) => id));
};
