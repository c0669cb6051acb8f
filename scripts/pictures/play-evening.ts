import { randomUUID } from 'node:crypto';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { cartLineFor, cartTotal, requestedLine } from '#core/orders/cart/cart.ts';
import { patchFor } from '#core/orders/order-lifecycle.ts';
import { toShekels } from '#core/values/money.ts';
import { dishesOf, type GuestDish, toGuestMenu } from '#web/guest/guest-menu/guest-menu.ts';
import { mustSend, type Restaurant } from './build-restaurant.ts';
import { type EveningOrder, evening } from './evening.ts';
import type { PictureServer } from './open-server.ts';

/** The cart that a guest's phone would send. */
const toCart = (order: EveningOrder, dishes: readonly GuestDish[]) =>
  order.lines.map(({ dish: name, quantity, size = null, options = [], note }) => {
    const dish = dishes.find((each) => each.name === name);
    const customizations = options.map(([groupName, optionName]) => ({ groupName, optionName }));
    const line = dish && cartLineFor(dish, { size, customizations }, quantity, note);
    if (!line) throw new Error(`${order.name} cannot order ${name} like this`);
    return line;
  });

/** Guests send the evening's orders, each at its time, and the staff moves them along. */
export const playEvening = async (
  { url, turnBack }: PictureServer,
  { owner }: Pick<Restaurant, 'owner'>,
): Promise<void> => {
  const answer = await fetch(`${url}/api/public-menu/${owner.id}`);
  const dishes = dishesOf(toGuestMenu((await answer.json()) as GuestMenuAnswer));
  for (const [index, order] of evening.entries()) {
    turnBack(order.minutesAgo);
    const cart = toCart(order, dishes);
    await mustSend(owner, 'POST', '/orders', {
      owner: owner.id,
      customerName: order.name,
      phone: `05012345${String(index + 10)}`,
      tableNumber: order.table,
      dishes: cart.map(requestedLine),
      totalPrice: toShekels(cartTotal(cart)),
      clientOrderToken: randomUUID(),
    });
    for (const move of order.moves) {
      const orders = await mustSend(owner, 'GET', '/orders/mine');
      const placed = orders.find((each: { customerName: string }) => each.customerName === order.name);
      const patch = patchFor(placed, move);
      if (!patch) throw new Error(`${order.name}'s order cannot ${move}`);
      await mustSend(owner, 'PATCH', `/orders/${placed._id}`, patch);
    }
  }
  turnBack(0);
};
