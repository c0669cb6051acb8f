import { menuTexts } from '#web/guest/texts/menu.texts.ts';
import { checkoutTexts } from '#web/guest/texts/order.texts.ts';
import { pageTexts } from '#web/guest/texts/page.texts.ts';
import { isTooNew, oldestBrowsers } from '../../scripts/browsers/browser-table.ts';
import { newerInterfaces } from '../../scripts/browsers/newer-features.ts';
import { addToCart, openCart, sendOrder } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { enterRestaurant } from '../support/open-restaurant.ts';

/** As in a browser that never had them. */
const takeAway = (paths: readonly string[]): void => {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce<Record<string, unknown> | undefined>(
      (from, name) => from?.[name] as Record<string, unknown> | undefined,
      globalThis as unknown as Record<string, unknown>,
    );
    if (holder) delete holder[last];
  }
};

test('I order with a phone of early 2022; a still older one shows me the menu @phone', async ({
  page,
  t,
  newPerson,
  request,
}) => {
  const missing = newerInterfaces.filter((feature) => isTooNew(feature, oldestBrowsers.guests));
  await page.addInitScript(
    takeAway,
    missing.map(({ name }) => name),
  );
  const restaurant = await enterRestaurant({ page, request });
  await addToCart(page, t, 'חומוס הבית');
  await openCart(page, t);
  await sendOrder(page, t, 'דנה כהן', '0501234567');
  await expect(page.getByRole('heading', { name: t(checkoutTexts.received) })).toBeVisible();
  expect(await restaurant.orders()).toHaveLength(1);

  const old = (await newPerson()).page;
  await old.addInitScript(takeAway, ['Array.prototype.at']);
  await old.goto(restaurant.address);
  await expect(old.getByRole('alert')).toHaveText(t(pageTexts.tooOld));
  await expect(old.getByRole('heading', { name: 'חומוס הבית' })).toBeVisible();
  await expect(old.getByRole('button', { name: t(menuTexts.cart) })).toBeHidden();
});
