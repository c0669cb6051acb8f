import { randomUUID } from 'node:crypto';
import { demoRestaurant } from '#core/demo/demo-restaurant.ts';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import type { Locale } from '#core/i18n/locale.ts';
import { cartLineFor, cartTotal, requestedLine } from '#core/orders/cart/cart.ts';
import { patchFor } from '#core/orders/order-lifecycle.ts';
import { toShekels } from '#core/values/money.ts';
import { insist } from '#server/testing/workshop/make-restaurant.ts';
import { dishesOf, type GuestDish, toGuestMenu } from '#web/guest/guest-menu/guest-menu.ts';
import type { Restaurant } from './build-restaurant.ts';
import { type EveningOrder, evening } from './evening.ts';
import type { PictureServer } from './open-server.ts';

const demoDishes = demoRestaurant.sections.flatMap(({ dishes }) => dishes);

/** What a dish of the demo calls itself, its sizes and its choices in a language; 'For two' is not the same word everywhere. */
const wordsOf = (englishName: string, locale: Locale) => {
  const words = new Map<string, string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const spoken = value as Partial<Record<Locale, unknown>>;
    if (typeof spoken.en === 'string') words.set(spoken.en, String(spoken[locale]));
    else for (const inner of Object.values(value)) collect(inner);
  };
  collect(demoDishes.find(({ name }) => name.en === englishName));
  return (english: string): string => words.get(english) ?? english;
};

/** The cart that a guest's phone would send. */
const toCart = (order: EveningOrder, dishes: readonly GuestDish[], locale: Locale) =>
  order.lines.map(({ dish: name, quantity, size, options = [], note }) => {
    const say = wordsOf(name, locale);
    const dish = dishes.find((each) => each.name === say(name));
    const customizations = options.map(([group, option]) => ({
      groupName: say(group),
      optionName: say(option),
    }));
    const chosen = { size: size === undefined ? null : say(size), customizations };
    const line = dish && cartLineFor(dish, chosen, quantity, note?.[locale]);
    if (!line) throw new Error(`${order.name[locale]} cannot order ${name} like this`);
    return line;
  });

/** Guests send the evening's orders, each at its time, and the staff moves them along. */
export const playEvening = async (
  { url, turnBack }: PictureServer,
  { owner }: Pick<Restaurant, 'owner'>,
  locale: Locale,
): Promise<void> => {
  const call = insist(owner.send);
  const answer = await fetch(`${url}/api/public-menu/${owner.id}`);
  const dishes = dishesOf(toGuestMenu((await answer.json()) as GuestMenuAnswer));
  for (const [index, order] of evening.entries()) {
    turnBack(order.minutesAgo);
    const cart = toCart(order, dishes, locale);
    await call('POST', '/orders', {
      owner: owner.id,
      customerName: order.name[locale],
      phone: `05012345${String(index + 10)}`,
      tableNumber: order.table,
      dishes: cart.map(requestedLine),
      totalPrice: toShekels(cartTotal(cart)),
      clientOrderToken: randomUUID(),
    });
    for (const move of order.moves) {
      const orders = await call('GET', '/orders/mine');
      const placed = orders.find(
        (each: { customerName: string }) => each.customerName === order.name[locale],
      );
      const patch = patchFor(placed, move);
      if (!patch) throw new Error(`${order.name[locale]}'s order cannot ${move}`);
      await call('PATCH', `/orders/${placed._id}`, patch);
    }
  }
  turnBack(0);
};
