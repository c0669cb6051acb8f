import { guestPages, isAlive, ownerPages, visitorPages } from '../support/every-page.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/open-restaurant.ts';

test('I open every page, and none has anything to complain about @desktop', async ({ page, newPerson }) => {
  const restaurant = await openRestaurant(page.request, { tables: 8 });
  const { trackingToken } = await restaurant.order('דנה כהן');
  const { secret } = await restaurant.send('put', '/restaurants/ready-screen', { was: null });
  const pages = { ...restaurant, trackingToken, readySecret: secret };
  const { page: visitor } = await newPerson();
  const open = async (at: typeof page, address: string) => {
    await at.goto(address);
    await expect.poll(() => at.evaluate(isAlive), { message: `${address} is alive` }).toBe(true);
  };
  for (const address of [...visitorPages, ...guestPages(pages)]) await open(visitor, address);
  for (const address of ownerPages(pages)) await open(page, address);
});
