import { boardToolsTexts } from '#web/app/pages/board/tools/board-tools.texts.ts';
import { pauseTexts } from '#web/features/pauses/pause.texts.ts';
import { stockTexts } from '#web/features/stock/stock.texts.ts';
import { pauseTexts as metTexts } from '#web/guest/pauses/pause.texts.ts';
import { leftTexts } from '#web/guest/stock/left.texts.ts';
import { menuTexts } from '#web/guest/texts/menu.texts.ts';
import { cartTexts, checkoutTexts } from '#web/guest/texts/order.texts.ts';
import { expectToFit } from '../support/fits-width.ts';
import { addToCart, openCart, sendOrder } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { onPhone, openRestaurant } from '../support/open-restaurant.ts';

const hummus = 'חומוס הבית';
const lemonade = 'לימונדה';

test('a dish runs out under two carts, and ordering is paused and resumed @phone', async ({
  page,
  t,
  newPerson,
}) => {
  const restaurant = await openRestaurant(page.request);
  const address = `/public-menu/${restaurant.ownerId}`;
  const guests = [await newPerson(), await newPerson()];
  for (const guest of guests) {
    await onPhone(guest.page);
    await guest.page.goto(address);
    await addToCart(guest.page, t, hummus);
  }
  const [first, second] = guests.map((guest) => guest.page);
  if (!first || !second) throw new Error('two guests came');

  // One is left, and both want it.
  await page.goto('/order-manager');
  const openTool = async (name: string) => {
    await page.getByRole('button', { name: t(boardToolsTexts.open) }).click();
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  };
  await openTool(t(boardToolsTexts.stock));
  const board = page.getByRole('dialog');
  await board.getByRole('searchbox').fill('חומוס');
  await expect(board.getByText('פיצה')).toBeHidden();
  await board.getByRole('button', { name: t(stockTexts.more, { name: hummus }) }).click();
  const size = page.viewportSize();
  await expectToFit(page, 'the stock board');
  if (size) await page.setViewportSize(size);
  const howMany = board.getByRole('group', { name: t(stockTexts.howMany, { name: hummus }) });
  for (let count = 5; count > 1; count -= 1) await howMany.getByRole('button').first().click();
  await board.getByRole('button', { name: t(stockTexts.setLeft), exact: true }).click();
  await expect(board.getByText(t(stockTexts.isLeft, { count: 1 }), { exact: true })).toBeVisible();

  await openCart(first, t);
  await expect(first.getByText(t(leftTexts.left, { count: 1 })).last()).toBeVisible();
  await sendOrder(first, t, 'דנה כהן', '0501234567');
  await expect(first.getByRole('heading', { name: t(checkoutTexts.received) })).toBeVisible();
  // The other's cart is corrected and says so; the board shows it, too.
  await expect(second.getByText(t(cartTexts.soldOut, { name: hummus }))).toBeVisible();
  await expect(second.getByText(t(menuTexts.soldOut), { exact: true })).toBeVisible();
  await expect(board.getByText(t(stockTexts.isLeft, { count: 1 }), { exact: true })).toBeHidden();
  await expect(board.getByText(t(stockTexts.isOff), { exact: true }).first()).toBeVisible();
  // Brought back by one tap, and that taken back by another.
  await board.getByRole('button', { name: t(stockTexts.backOf, { name: hummus }) }).click();
  await expect(second.getByRole('button', { name: `${t(menuTexts.add)} ${hummus}` })).toBeVisible();
  await board.getByRole('button', { name: t(stockTexts.undo), exact: true }).click();
  await expect(second.getByText(t(menuTexts.soldOut), { exact: true })).toBeVisible();
  await board.getByRole('button', { name: t(stockTexts.done), exact: true }).click();

  await openTool(t(boardToolsTexts.pause));
  await expect(board.getByRole('heading', { name: t(pauseTexts.title) })).toBeVisible();
  await board.getByRole('textbox').fill('המטבח עמוס');
  await board.getByRole('button', { name: t(pauseTexts.minutes, { count: 20 }) }).click();
  await expect(board).toBeHidden();
  const bar = page.getByRole('alert').filter({ hasText: t(pauseTexts.paused) });
  await expect(bar).toContainText(t(pauseTexts.left, { count: 20 }));

  // The dock says the weightier of two things, and both when it is opened.
  await second.getByRole('alert').getByRole('button').click();
  await expect(second.getByRole('dialog').getByText('המטבח עמוס')).toBeVisible();
  await second.getByRole('button', { name: t(cartTexts.understood) }).click();
  await expect(
    second.getByRole('status').filter({ hasText: t(metTexts.until, { time: '' }).trim() }),
  ).toBeVisible();
  await addToCart(second, t, lemonade);
  await openCart(second, t);
  const cart = second.getByRole('dialog');
  await expect(cart.getByText(t(metTexts.meanwhile))).toBeVisible();
  await expect(cart.getByRole('button', { name: t(metTexts.sendFrom, { time: '' }).trim() })).toBeDisabled();

  await bar.getByRole('button', { name: t(pauseTexts.resume) }).click();
  await expect(bar).toBeHidden();
  await expect(cart.getByText('המטבח עמוס')).toBeHidden();
  await sendOrder(second, t, 'נועה לוי', '0507654321');
  await expect(second.getByRole('heading', { name: t(checkoutTexts.received) })).toBeVisible();
  expect(await restaurant.orders()).toHaveLength(2);
});
