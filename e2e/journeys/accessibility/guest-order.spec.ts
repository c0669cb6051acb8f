import { openingTexts } from '#web/guest/hours/opening.texts.ts';
import { cartTexts, checkoutTexts } from '#web/guest/texts/order.texts.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { buildMenu } from '../../support/built-menu.ts';
import { addToCart, openCart } from '../../support/guest.ts';
import { expect, test } from '../../support/journey.ts';
import { lookAt } from '../../support/looks.ts';
import { openRestaurant } from '../../support/open-restaurant.ts';

test('A cart, an order and what stands in its way can be used by everyone @hebrew', async ({
  page,
  t,
  request,
}) => {
  const restaurant = await openRestaurant(request, { tables: 8 });
  const { hummus, lemonade, menuId, ownerId, send } = restaurant;
  const dialog = page.getByRole('dialog');
  await page.goto(`/public-menu/${ownerId}?table=5`);
  await addToCart(page, t, hummus.name);
  await addToCart(page, t, lemonade.name);

  await send('put', `/dishes/${lemonade._id}/stock`, { available: false });
  await expect(page.getByRole('alert')).toContainText(t(cartTexts.soldOut, { name: lemonade.name }));
  await expectAccessible(page, 'a dish that sold out in the cart');
  await page.getByRole('alert').getByRole('button').click();
  await expectAccessible(page, 'what the dock has to say');
  await dialog.getByRole('button', { name: t(cartTexts.understood) }).click();
  await openCart(page, t);
  await expectAccessible(page, 'the cart');
  await dialog.getByRole('button', { name: t(checkoutTexts.start) }).click();
  await dialog.getByRole('button', { name: t(checkoutTexts.send), exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(t(checkoutTexts.incomplete));
  await expectAccessible(page, 'the checkout');
  await dialog.getByLabel(t(checkoutTexts.name)).fill('דנה כהן');
  await dialog.getByLabel(t(checkoutTexts.phone)).fill('0501234567');
  await dialog.getByRole('button', { name: t(checkoutTexts.send), exact: true }).click();
  await expect(page.getByRole('heading', { name: t(checkoutTexts.receivedAtTable) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectAccessible(page, 'the menu beside an order');

  await send('post', '/pauses', { minutes: 20, reason: 'המטבח עמוס' });
  await page.locator('.pill').getByRole('button').click();
  await expect(dialog.getByText('המטבח עמוס')).toBeVisible();
  await expectAccessible(page, 'a pause and my orders');
  await page.keyboard.press('Escape');
  // On another day, wherever the clocks of the restaurant stand.
  const [section] = await send('get', `/menus/${menuId}/sections`);
  const days = [(new Date().getUTCDay() + 3) % 7];
  await send('put', `/menus/${menuId}/sections`, {
    update: [{ _id: section._id, hours: [{ days, from: '08:00', to: '11:30' }] }],
  });
  await page.getByRole('button', { name: hummus.name, exact: true }).click();
  await expect(dialog.getByText('08:00–11:30')).toBeVisible();
  await expectAccessible(page, 'a dish that is not served now');
});

test('A restaurant that is closed can be used by everyone @hebrew', async ({ page, t, request }) => {
  const days = [(new Date().getUTCDay() + 3) % 7];
  const { ownerId: closed, send: tell } = await buildMenu(request, ['חומוס']);
  await tell('put', '/restaurants/opening-hours', {
    hours: [{ days, from: '12:00', to: '02:00' }],
    exceptions: [{ day: '2031-01-31', windows: [], name: 'יום כיפור' }],
  });
  await lookAt(page, `/public-menu/${closed}`, 'light');
  await page.getByRole('button', { name: t(openingTexts.title) }).click();
  await expect(page.getByRole('dialog').getByText('יום כיפור')).toBeVisible();
  await expectAccessible(page, 'the hours of the restaurant');
});

for (const language of ['ar', 'ru']) {
  test(`The demo can be used by everyone in ${language} @hebrew`, async ({ page }) => {
    await lookAt(page, `/demo?lang=${language}`, 'light');
  });
}
