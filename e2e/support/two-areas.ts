import type { APIRequestContext } from '@playwright/test';
import { openRestaurant } from './open-restaurant.ts';

/** An open restaurant whose drinks are made at a bar, everything else in a kitchen. */
export const openWithBar = async (owner: APIRequestContext, [kitchenName, barName]: [string, string]) => {
  const restaurant = await openRestaurant(owner);
  const { send, ownerId, hummus, lemonade } = restaurant;
  const kitchen = await send('post', '/areas', { name: kitchenName });
  const bar = await send('post', '/areas', { name: barName });
  const [{ sections }] = await send('get', '/areas/sections');
  await send('put', `/areas/sections/${sections[1]._id}`, { area: bar._id });
  return {
    ...restaurant,
    kitchen,
    bar,
    /** Two lemonades and a hummus. */
    orderOfBoth: (customerName: string) =>
      send('post', '/orders', {
        owner: ownerId,
        customerName,
        phone: '0501234567',
        dishes: [
          { dishId: hummus._id, quantity: 1 },
          { dishId: lemonade._id, quantity: 2 },
        ],
        totalPrice: hummus.price + 2 * lemonade.price,
        clientOrderToken: crypto.randomUUID(),
      }),
  };
};
