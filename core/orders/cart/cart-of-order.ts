import { maxTimesOf } from '../../menus/dishes/change-groups.ts';
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

/** How many of each dish an order has, and how often each option was chosen for one of them. */
export type Held = Readonly<Record<string, number>>;

/** A list, not joined text: a name may contain any separator. */
const optionKey = (...names: readonly (string | null)[]): string => JSON.stringify(names);

export const heldBy = (lines: readonly SentLine[]): Held => {
  const held = Object.fromEntries(
    portionsByDish(lines.map(({ dishId, quantity }) => ({ dishId: dishId._id, quantity }))),
  );
  for (const { dishId, customizations } of lines) {
    const chosen = customizations.map((each) => optionKey(dishId._id, each.groupName, each.optionName));
    for (const key of chosen)
      held[key] = Math.max(held[key] ?? 0, chosen.filter((other) => other === key).length);
  }
  return held;
};

/**
 * The dishes and options as the guest of an order may still choose them: what the order has already stays theirs, though it
 * has been sold out since. The server has the same rule (`keptDishes`, `takeStock`), and counts what is more.
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
      const isOff = !dish.available || servedAgainAt !== undefined;
      const left = isOff ? own : dish.left === undefined ? undefined : dish.left + own;
      const changes = dish.changes.map((group) => ({
        ...group,
        options: group.options.map((option) => {
          const times = held[optionKey(id, group.name, option.name)] ?? 0;
          return times > maxTimesOf(option) ? { ...option, maxTimes: times } : option;
        }),
      }));
      return [id, { ...(served as Dish), available: true, left, changes }];
    }),
  );

/** The dishes of which the cart has more than the order. */
export const dishesBeyond = (cart: Cart, held: Held): Set<string> => {
  const wanted = portionsByDish(cart.map(({ realDishId, quantity }) => ({ dishId: realDishId, quantity })));
  return new Set([...wanted].filter(([id, quantity]) => quantity > (held[id] ?? 0)).map(([id]) => id));
};
