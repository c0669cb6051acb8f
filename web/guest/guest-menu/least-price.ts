import { type Agorot, addAgorot, agorot } from '#core/values/money.ts';
import type { GuestDish } from './guest-menu.ts';

/** What a dish costs in its cheapest size; null where all of it costs the same. */
export const leastPrice = ({ price, sizes }: Pick<GuestDish, 'price' | 'sizes'>): Agorot | null => {
  const extras = sizes.map((size) => size.price);
  const least = Math.min(...extras);
  return extras.some((extra) => extra > least) ? addAgorot(price, agorot(least)) : null;
};
