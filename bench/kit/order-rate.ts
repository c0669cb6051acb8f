import { keepOrdering } from '#server/testing/send-orders.ts';
import type { OpenRestaurant } from './open-restaurants.ts';

/** Orders a second that the server acknowledges to this many guests, who take the restaurants in turn. */
export const orderRateOverHttp = async (
  url: string,
  restaurants: readonly OpenRestaurant[],
  guests: number,
  seconds: number,
): Promise<number> => {
  let turn = 0;
  const orderBody = (token: string): object => {
    turn += 1;
    return restaurants[turn % restaurants.length]?.orderBody(token) ?? {};
  };
  const ordering = keepOrdering(url, orderBody, guests);
  await ordering.more(guests);
  const began = performance.now();
  const before = ordering.acknowledged.size;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const perSecond = (ordering.acknowledged.size - before) / ((performance.now() - began) / 1000);
  await ordering.stop();
  return perSecond;
};
