import type { Page } from '@playwright/test';
import { unattendedTexts } from '#web/features/alerts/unattended/unattended.texts.ts';
import { shiftsTexts } from '#web/features/shifts/list/shifts.texts.ts';
import { findingTexts, preflightDialogTexts } from '#web/features/shifts/preflight/preflight-dialog.texts.ts';
import { orderPageTexts } from '#web/guest/orders/order-page.texts.ts';
import { checkoutTexts, orderTexts } from '#web/guest/texts/order.texts.ts';
import { dashboardTexts } from '#web/lib/texts/dashboard.texts.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { ringStepTexts, trailTexts } from '#web/lib/texts/order-trail.texts.ts';
import { preflightTexts } from '#web/lib/texts/preflight.texts.ts';
import { boardOf } from '../support/board.ts';
import { addToCart, openCart, sendOrder } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { listenTo, timesPlayed } from '../support/listen.ts';
import { onPhone } from '../support/open-restaurant.ts';
import { openShift, startPreflight } from '../support/owner.ts';
import { openRestaurant } from '../support/restaurant.ts';
import { startServerWithClock } from '../support/server-with-clock.ts';

const dish = 'תה נענע';

/** What the board tells the server within twenty seconds, told now. */
const letBoardProve = async (page: Page) => {
  const proof = page.waitForResponse('**/api/orders/presence');
  await page.clock.runFor(20_000);
  await proof;
};

test('Nobody watches the board: the guest is sent to the staff, my dashboard rings, and I am in time for the next @desktop @whole', async ({
  page,
  t,
  newPerson,
}) => {
  const server = await startServerWithClock();
  try {
    await listenTo(page);
    await page.clock.install();
    const restaurant = await openRestaurant(page.request, server.url, false);
    const board = boardOf(page, t);

    // The doors open with a look at everything that could make me miss an order.
    await page.goto(`${server.url}/order-manager`);
    await startPreflight(page, t);
    const preflight = page.getByRole('dialog', { name: t(preflightTexts.title) });
    for (const check of ['awake', 'live', 'clock'] as const)
      await expect(preflight.getByText(t(findingTexts[check].ok))).toBeVisible();
    await preflight.getByRole('button', { name: t(preflightDialogTexts.play) }).click();
    await preflight.getByRole('button', { name: t(preflightDialogTexts.yes) }).click();
    await expect(preflight.getByText(t(findingTexts.sound.ok))).toBeVisible();
    await preflight.getByRole('button', { name: t(preflightDialogTexts.next) }).click();
    await expect(preflight).toBeHidden();
    await openShift(page, t);

    // I leave the board; its result is with the shift.
    const goodbye = page.waitForRequest(
      (request) => request.url().endsWith('/orders/presence') && request.postDataJSON().isWatched === false,
    );
    await page.getByRole('link', { name: t(orderManagerTexts.back) }).click();
    await goodbye;
    await page.getByRole('tab', { name: t(dashboardTexts.shifts) }).click();
    await page.getByRole('link', { name: t(shiftsTexts.show) }).click();
    await expect(page.getByText(t(preflightTexts.title))).toBeVisible();

    // A guest hears before sending that nobody watches, and sends all the same.
    const guest = await onPhone((await newPerson()).page);
    await guest.goto(`${server.url}/public-menu/${restaurant.ownerId}`);
    await addToCart(guest, t, dish);
    await openCart(guest, t);
    await guest.getByRole('button', { name: t(checkoutTexts.start) }).click();
    await expect(guest.getByText(t(checkoutTexts.unwatched))).toBeVisible();
    await guest.getByLabel(t(checkoutTexts.name)).fill('דנה');
    await guest.getByLabel(t(checkoutTexts.phone)).fill('0501234567');
    await guest.getByRole('button', { name: t(checkoutTexts.send), exact: true }).click();
    await expect(guest.getByRole('heading', { name: t(checkoutTexts.received) })).toBeVisible();
    await guest.keyboard.press('Escape');

    // A minute later the guest reads that nobody has seen it, and every other screen of mine rings.
    server.pass(61);
    const pill = guest.getByRole('status').filter({ hasText: t(orderTexts.order) });
    await expect(pill).toContainText(t(orderTexts.unseen));
    await pill.getByRole('link').click();
    await expect(guest.getByRole('status')).toContainText(t(orderPageTexts.unseenHint));
    const rung = await timesPlayed(page, 'overdue');
    await page.clock.runFor(20_000);
    const bar = page.getByRole('alert').filter({ hasText: t(unattendedTexts.nobody, { count: 1 }) });
    await expect(bar).toBeVisible();
    await expect.poll(() => timesPlayed(page, 'overdue')).toBeGreaterThan(rung);

    // It leads to the board, where the sound is on again with a tap.
    await bar.getByRole('link', { name: t(unattendedTexts.toBoard) }).click();
    await expect(board.card(1).getByText(t(orderManagerTexts.unseen))).toBeVisible();
    await board.turnOnSound();
    await board.press(1, 'approve');
    await expect(guest.getByRole('status')).toContainText(t(orderPageTexts.inProcessHint));

    // The next guest is told nothing of the kind. The order climbs the ladder step by step, at a board that is watched.
    await letBoardProve(page);
    await guest.getByRole('link', { name: t(orderPageTexts.backToMenu) }).click();
    await addToCart(guest, t, dish);
    await openCart(guest, t);
    await sendOrder(guest, t, 'דנה', '0501234567');
    await expect(guest.getByRole('heading', { name: t(checkoutTexts.received) })).toBeVisible();
    await guest.keyboard.press('Escape');
    await board.showStage('waitingApproval');
    await expect(board.card(2)).toBeVisible();
    const loud = await timesPlayed(page, 'overdue');
    server.pass(61);
    await expect.poll(() => timesPlayed(page, 'overdue')).toBeGreaterThan(loud);
    await letBoardProve(page);
    server.pass(60);
    const unattended = async () => (await restaurant.send('GET', '/orders/unattended')).body.waiting;
    await expect.poll(unattended).toBe(1);
    await letBoardProve(page);
    await expect(board.card(2).getByText(t(orderManagerTexts.unseen))).toBeHidden();
    server.pass(60);
    await expect(guest.getByRole('status').filter({ hasText: t(orderTexts.unseen) })).toBeVisible();

    // Every step is in the order's history.
    await board.open(2);
    await board.dialog.getByRole('button', { name: t(trailTexts.title) }).click();
    for (const step of ['louder', 'everyScreen', 'guestTold'] as const)
      await expect(board.dialog.getByText(t(ringStepTexts[step]))).toBeVisible();
  } finally {
    await server.stop();
  }
});
