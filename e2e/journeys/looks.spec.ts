import { devices } from '@playwright/test';
import { localDay } from '#core/hours/local-day.ts';
import { defaultTimeZone } from '#core/hours/time-zones.ts';
import { localeCookie } from '#core/i18n/locale.ts';
import { dishTexts } from '#web/guest/texts/menu.texts.ts';
import { shellLaunch } from '../browser-launch.ts';
import { addToCart } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/open-restaurant.ts';

// Browsers of journeys say that they have no screen, and such are not counted. Said to the browser, not to its pages: what is
// sent as a page goes away is sent by the browser.
const phone = `--user-agent=${devices['Pixel 7'].userAgent}`;
test.use({ launchOptions: { ...shellLaunch, args: [...shellLaunch.args, phone] } });

test('I look at a dish, put it into the cart and leave, and the restaurant knows how many looked @english', async ({
  page,
  t,
  newPerson,
}) => {
  const owner = await newPerson();
  const restaurant = await openRestaurant(owner.page.request, { tables: 8 });
  const today = localDay(defaultTimeZone, new Date());
  const looks = async () => (await restaurant.send('get', `/reports?from=${today}&to=${today}`)).report.looks;
  const address = `/public-menu/${restaurant.ownerId}?table=7`;

  await page.goto(address);
  await page.getByRole('button', { name: 'חומוס הבית', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t(dishTexts.more) }).click();
  await dialog.getByRole('button', { name: t(dishTexts.addToOrder) }).click();
  await expect(dialog).toBeHidden();
  await addToCart(page, t, 'לימונדה');
  const { cookies } = await page.context().storageState();
  await page.goto('about:blank');

  const ofTable = { table: 7, opened: 1, lastDay: today };
  const ofDish = (dish: { _id: string }, opened: number, inCart: number) =>
    expect.objectContaining({ dishId: dish._id, opened, inCart, ordered: 0 });
  await expect.poll(looks).toEqual({
    menu: 1,
    tables: expect.arrayContaining([ofTable, { table: 6, opened: 0, lastDay: null }]),
    dishes: expect.arrayContaining([
      ofDish(restaurant.hummus, 1, 2),
      ofDish(restaurant.lemonade, 0, 1),
      ofDish(restaurant.pizza, 0, 0),
    ]),
  });
  // Nothing tells one guest from another.
  expect(cookies.map(({ name }) => name)).toEqual([localeCookie]);

  // The owner's own visit is not counted.
  await owner.page.goto(address);
  await owner.page.getByRole('button', { name: 'חומוס הבית', exact: true }).click();
  await expect(owner.page.getByRole('dialog')).toBeVisible();
  const told = owner.page.waitForResponse(/\/api\/looks\//);
  await owner.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await told).status()).toBe(200);
  expect(await looks()).toMatchObject({ menu: 1 });
});
