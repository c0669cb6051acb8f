import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { sessionTexts } from '#web/lib/texts/session.texts.ts';
import { boardOf } from '../support/board.ts';
import { expect, test } from '../support/journey.ts';
import { ownerPassword } from '../support/owner.ts';
import { openRestaurant } from '../support/restaurant.ts';

test('I sign out everywhere; the tablet in the kitchen asks to log in at once and sees no order until then @desktop', async ({
  page,
  newPerson,
  t,
}) => {
  const restaurant = await openRestaurant(page.request);
  const tablet = await newPerson();
  await tablet.page.request.post('/api/users/login', {
    data: { email: restaurant.email, password: ownerPassword },
  });
  await tablet.page.goto('/order-manager');
  const board = boardOf(tablet.page, t);
  await restaurant.order('אורחת ראשונה');
  await expect(board.card(1)).toBeVisible();

  await restaurant.send('POST', '/users/logout-everywhere', {});
  const again = tablet.page.getByRole('dialog', { name: t(sessionTexts.lostTitle) });
  await expect(again).toBeVisible();
  await restaurant.order('אורחת מאוחרת');
  await expect(tablet.page.getByText(t(orderManagerTexts.live), { exact: true })).toBeHidden();
  await expect(tablet.page.getByText('אורחת מאוחרת')).toHaveCount(0);

  await again.getByRole('textbox', { name: t(sessionTexts.password) }).fill(ownerPassword);
  await again.getByRole('button', { name: t(sessionTexts.logIn) }).click();
  await expect(board.card(2)).toBeVisible();
  await expect(tablet.page.getByText(t(orderManagerTexts.live), { exact: true })).toBeVisible();
});
