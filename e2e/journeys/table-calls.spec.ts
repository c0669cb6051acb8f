import { unattendedTexts } from '#web/features/alerts/unattended/unattended.texts.ts';
import { callsTexts as boardTexts } from '#web/features/calls/board/calls.texts.ts';
import { eveningTexts } from '#web/features/shifts/evening/evening.texts.ts';
import { callsTexts } from '#web/guest/calls/calls.texts.ts';
import { checkoutTexts } from '#web/guest/texts/order.texts.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { tableCallTexts } from '#web/lib/texts/table-calls.texts.ts';
import { expect, test } from '../support/journey.ts';
import { hear, timesPlayed } from '../support/listen.ts';
import { onPhone } from '../support/open-restaurant.ts';
import { openRestaurant } from '../support/restaurant.ts';
import { startServerWithClock } from '../support/server-with-clock.ts';

test('A table asks for the bill and no board is open: my dashboard rings, the guest is sent to the staff, and reads that I have seen it @desktop', async ({
  page,
  t,
  newPerson,
}) => {
  const server = await startServerWithClock();
  try {
    await hear(page);
    await page.clock.install();
    const restaurant = await openRestaurant(page.request, server.url);
    const saved = await restaurant.send('PUT', '/restaurants/settings', {
      restaurantName: 'מסעדת הדקל',
      address: 'הנמל 1, יפו',
      hasTableNumbers: true,
      tableNumbersCount: 12,
    });
    expect(saved.status).toBe(200);
    await page.goto(`${server.url}/dashboard`);
    await page.locator('body').click({ position: { x: 2, y: 2 } });

    // Nobody would notice it: the guest hears so, and calls all the same.
    const guest = await onPhone((await newPerson()).page);
    await guest.goto(`${server.url}/public-menu/${restaurant.ownerId}?table=7`);
    const bell = guest.getByRole('button', { name: t(callsTexts.open) });
    await bell.click();
    const sheet = guest.getByRole('dialog', { name: t(callsTexts.open) });
    await expect(sheet.getByText(t(checkoutTexts.unwatched))).toBeVisible();
    await sheet.getByRole('button', { name: t(callsTexts.bill) }).click();
    await sheet.getByRole('button', { name: t(callsTexts.card) }).click();
    await sheet.getByRole('button', { name: t(callsTexts.bill) }).click();
    await expect(sheet.getByText(t(callsTexts.billCalled))).toBeVisible();
    await expect(sheet.getByRole('status').filter({ hasText: t(callsTexts.waiting) })).toBeVisible();
    await guest.keyboard.press('Escape');
    await expect(page.getByText(t(eveningTexts.calls))).toBeVisible();

    // After a minute every screen of mine rings, and the guest is sent to the staff, on a page opened anew too.
    server.pass(61);
    const line = guest.getByRole('status').filter({ hasText: t(callsTexts.billCalled) });
    await expect(line).toBeHidden();
    await guest.reload();
    await bell.click();
    await expect(sheet.getByText(t(callsTexts.unseen))).toBeVisible();
    const rung = await timesPlayed(page, 'call');
    await page.clock.runFor(20_000);
    const bar = page.getByRole('alert').filter({ hasText: t(unattendedTexts.calls, { count: 1 }) });
    await expect(bar).toBeVisible();
    await expect.poll(() => timesPlayed(page, 'call')).toBeGreaterThan(rung);

    // It leads to the board, where the call stands with what the table wants.
    await bar.getByRole('link', { name: t(unattendedTexts.toBoard) }).click();
    const strip = page.getByRole('region', { name: t(boardTexts.title) });
    await expect(strip.getByRole('listitem')).toContainText(t(orderManagerTexts.table, { number: 7 }));
    await expect(strip.getByRole('listitem')).toContainText(t(boardTexts.card));
    await strip.getByText(t(tableCallTexts.seen), { exact: true }).click();
    await expect(sheet.getByRole('status').filter({ hasText: t(callsTexts.seen) })).toBeVisible();

    // Somebody was there: the table may ask again.
    await strip.getByText(t(tableCallTexts.done), { exact: true }).click();
    await expect(strip).toBeHidden();
    await expect(sheet.getByRole('button', { name: t(callsTexts.bill) })).toBeVisible();
  } finally {
    await server.stop();
  }
});
