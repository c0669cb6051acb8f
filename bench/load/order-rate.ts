import type { OpenRestaurant } from '../data/open-restaurants.ts';
import { atIndex } from './at-index.ts';
import { openGuest, toQuestion } from './open-guest.ts';

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
  const address = new URL(`${url}/api/orders`);
  const began = performance.now();
  let turn = 0;
  let taken = 0;
  const nextOrder = (): Buffer | null => {
    if (performance.now() - began > seconds * 1000) return null;
    turn += 1;
    const body = JSON.stringify(atIndex(restaurants, turn).orderBody());
    return toQuestion('POST', address, { 'content-type': 'application/json' }, body);
  };
  const onAnswer = (status: number): undefined => {
    if (status === 201) taken += 1;
    else if (status !== 503) throw new Error(`an order was answered with ${status}`);
  };
  const orderOn = async (): Promise<void> => {
    const guest = await openGuest(address);
    await guest.keepAsking(nextOrder, onAnswer);
  };
  await Promise.all(Array.from({ length: guests }, orderOn));
  return taken / ((performance.now() - began) / 1000);
};
