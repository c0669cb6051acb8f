import { atPlace } from './at-place.ts';
import type { OpenRestaurant } from './open-restaurants.ts';

/**
 * Orders a second that the server takes from this many guests, who order without pause in one restaurant after the
 * other. An overloaded server refuses at once with 503; such an order does not count, and its guest orders again.
 */
export const orderRateOverHttp = async (
  url: string,
  restaurants: readonly OpenRestaurant[],
  guests: number,
  seconds: number,
): Promise<number> => {
  const began = performance.now();
  let turn = 0;
  let taken = 0;
  const guest = async (): Promise<void> => {
    while (performance.now() - began < seconds * 1000) {
      turn += 1;
      const answer = await fetch(`${url}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(atPlace(restaurants, turn).orderBody()),
      });
      await answer.arrayBuffer();
      if (answer.status === 201) taken += 1;
      else if (answer.status !== 503) throw new Error(`an order was answered with ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: guests }, guest));
  return taken / ((performance.now() - began) / 1000);
};
