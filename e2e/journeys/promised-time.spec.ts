import { readyTimeTexts as boardTexts } from '#web/features/orders/board/ready-time/ready-time.texts.ts';
import { settingsTexts } from '#web/features/restaurants/settings/restaurant-settings.texts.ts';
import { orderPageTexts } from '#web/guest/orders/order-page.texts.ts';
import { orderReadyTimeTexts } from '#web/guest/ready-time/order-ready-time.texts.ts';
import { readyTimeTexts } from '#web/guest/ready-time/ready-time.texts.ts';
import { checkoutTexts, orderTexts } from '#web/guest/texts/order.texts.ts';
import { settingsPageAddress } from '#web/lib/site/settings-addresses.ts';
import { moveTexts } from '#web/lib/texts/order-manager.texts.ts';
import { trailActionTexts, trailTexts } from '#web/lib/texts/order-trail.texts.ts';
import { boardOf } from '../support/board.ts';
import { addToCart, openCart, sendOrder } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { onPhone, openRestaurant } from '../support/open-restaurant.ts';

/** The words of a sentence around what it tells. */
const partsOf = (sentence: string): RegExp =>
  new RegExp(sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*'));

test('I promise a time, move it, and my guest sees both @desktop', async ({ page, t, newPerson }) => {
  const restaurant = await openRestaurant(page.request);
  const guest = await newPerson();
  await onPhone(guest.page);
  await guest.page.goto(`/public-menu/${restaurant.ownerId}`);
  await addToCart(guest.page, t, 'לימונדה');
  await openCart(guest.page, t);
  await sendOrder(guest.page, t, 'דנה כהן', '0501234567');
  await guest.page
    .getByRole('dialog')
    .getByRole('link', { name: t(orderTexts.follow) })
    .click();
  await expect(guest.page.getByText(t(orderPageTexts.waitingApprovalHint))).toBeVisible();

  const board = boardOf(page, t);
  await page.goto('/order-manager');
  // Nothing says how long a lemonade takes: the time is mine to choose, from a quarter of an hour on.
  await board
    .card(1)
    .getByRole('button', { name: t(boardTexts.later) })
    .click();
  await board
    .card(1)
    .getByRole('button', { name: t(boardTexts.approveIn, { minutes: 20 }) })
    .click();
  await board.showStage('inProcess');
  await expect(board.card(1).getByText(t(boardTexts.left, { count: 20 }))).toBeVisible();
  const promise = guest.page.getByText(partsOf(t(readyTimeTexts.readyAbout, { time: '…' })));
  await expect(promise).toBeVisible();
  // Both by the restaurant's clock, whatever my tablet is set to.
  await expect(promise).toContainText(await board.card(1).getByRole('time').innerText());
  const first = await promise.textContent();

  // It takes longer than I said.
  await board.open(1);
  await board.dialog.getByText(t(boardTexts.minutes, { minutes: 40 })).click();
  await board.dialog.getByRole('button', { name: partsOf(t(boardTexts.tellGuest, { time: '…' })) }).click();
  await board.dialog.getByRole('button', { name: t(trailTexts.title) }).click();
  await expect(board.dialog.getByText(t(trailActionTexts.promise))).toBeVisible();
  const moved = guest.page.getByText(partsOf(t(orderReadyTimeTexts.moved, { from: '…', to: '…' })));
  await expect(moved).toBeVisible();
  await expect(promise).not.toHaveText(first ?? '');
  await guest.page.reload();
  await expect(moved).toBeVisible();
  await page.keyboard.press('Escape');
  await board.press(1, 'markReady');
  await expect(guest.page.getByText(t(orderPageTexts.waitingPaymentHint))).toBeVisible();
  await expect(promise).toBeHidden();
});

test('My orders approve themselves, and I still hear of them @desktop', async ({ page, t, newPerson }) => {
  const restaurant = await openRestaurant(page.request);
  await page.goto(settingsPageAddress('ordering'));
  await page.getByRole('switch', { name: t(settingsTexts.autoApprove) }).click();
  await expect
    .poll(async () => (await page.request.get('/api/restaurants/settings')).json())
    .toMatchObject({
      autoApprove: true,
    });
  await page.goto('/order-manager');
  const board = boardOf(page, t);
  await board.showStage('inProcess');
  const guest = await newPerson();
  await onPhone(guest.page);
  await guest.page.goto(`/public-menu/${restaurant.ownerId}`);
  await addToCart(guest.page, t, 'לימונדה');
  await openCart(guest.page, t);
  await sendOrder(guest.page, t, 'דנה כהן', '0501234567');
  await expect(guest.page.getByText(t(checkoutTexts.received))).toBeVisible();
  await expect(board.card(1).getByRole('button', { name: t(moveTexts.markReady) })).toBeVisible();
  await board.open(1);
  await board.dialog.getByRole('button', { name: t(trailTexts.title) }).click();
  await expect(board.dialog.getByText(t(trailActionTexts.autoApprove))).toBeVisible();
});
