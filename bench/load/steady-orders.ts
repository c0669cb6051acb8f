import type { GuestOrder } from '#core/orders/order-shape.ts';
import type { OpenRestaurant } from '../data/open-restaurants.ts';

/** Null when the server was too busy to take it, which it says at once. */
export const placeOrder = async (url: string, restaurant: OpenRestaurant): Promise<string | null> => {
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(restaurant.orderBody()),
  });
  if (answer.status === 503) {
    await answer.text();
    return null;
  }
  if (answer.status !== 201) throw new Error(`an order was answered with ${answer.status}`);
  return ((await answer.json()) as GuestOrder)._id;
};

/** Orders at a steady pace, whatever becomes of the earlier ones, as guests do. */
export const orderSteadily = async (
  count: number,
  perSecond: number,
  order: (index: number) => Promise<void>,
): Promise<void> => {
  const began = performance.now();
  const running: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    const wait = began + (index * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(order(index));
  }
  await Promise.all(running);
};
