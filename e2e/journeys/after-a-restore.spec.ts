import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runCommandOfOperator } from '#server/testing/operator-command.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { notSavedTexts } from '#web/features/outbox/not-saved.texts.ts';
import { orderTexts } from '#web/guest/texts/order.texts.ts';
import { moveTexts, orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { boardOf } from '../support/board.ts';
import { findFreePort } from '../support/free-port.ts';
import { addToCart, openCart, sendOrder } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/restaurant.ts';

/** How many orders each stage has. */
const stagesOf = (page: Page): Promise<string[]> => page.getByRole('tab').allInnerTexts();

test('The data is restored in the middle of an evening: no page shows what is gone, and a lost tap is told @phone', async ({
  page,
  newPerson,
  t,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'menta-restore-'));
  const environment = { PORT: String(await findFreePort()), DATA_DIR: join(folder, 'data') };
  const backup = join(folder, 'evening.backup.gz');
  const run = async (command: 'backup' | 'restore') =>
    expect(await runCommandOfOperator(command, [backup], { environment })).toMatchObject({ code: 0 });
  let server = await startServerProcess(environment);
  try {
    const restaurant = await openRestaurant(page.request, server.url);
    const board = boardOf(page, t);
    const { page: guest } = await newPerson();
    const pill = guest.getByRole('status').filter({ hasText: t(orderTexts.order) });
    await guest.goto(`${server.url}/public-menu/${restaurant.ownerId}`);
    await addToCart(guest, t, 'תה נענע');
    await openCart(guest, t);
    await sendOrder(guest, t, 'דנה', '0501234567');
    await expect(guest.getByRole('dialog')).toBeHidden();
    await expect(pill).toContainText(t(orderTexts.waitingApproval));
    await page.goto(`${server.url}/order-manager`);
    await expect(board.card(1)).toBeVisible();
    await run('backup');

    // The evening goes on: revisions that the backup does not have, and a second order.
    await board.press(1, 'approve');
    await restaurant.order('יוסי');
    await expect(board.card(2)).toBeVisible();
    await board.press(2, 'approve');
    await board.showStage('inProcess');
    await board.press(1, 'markReady');
    await expect(board.card(1)).toHaveCount(0);
    await expect(pill).toContainText(t(orderTexts.waitingPayment));

    await server.stop();
    await expect(page.getByText(t(orderManagerTexts.offlineHint))).toBeVisible();
    await board.press(2, 'markReady');
    await run('restore');
    server = await startServerProcess(environment);

    const lost = `${t(orderManagerTexts.order, { number: 2 })} · ${t(moveTexts.markReady)}`;
    const told = page.getByRole('alert').filter({ hasText: t(notSavedTexts.notSaved, { what: lost }) });
    await expect(told).toBeVisible();
    await told.getByRole('button', { name: t(notSavedTexts.show) }).click();
    await expect(board.dialog.getByText(t(notSavedTexts.dataRestored))).toBeVisible();
    await board.dialog.getByRole('button', { name: t(notSavedTexts.dismissOf, { what: lost }) }).click();
    await expect(told).toHaveCount(0);

    await expect(board.card(2)).toHaveCount(0);
    await board.showStage('waitingApproval');
    await expect(board.card(1)).toBeVisible();
    await expect(page.getByText(t(orderManagerTexts.offlineHint))).toBeHidden();
    await expect(pill).toContainText(t(orderTexts.waitingApproval));
    const [onBoard, onPhone] = [await stagesOf(page), await pill.innerText()];
    await page.reload();
    await expect(board.card(1)).toBeVisible();
    await expect(board.card(2)).toHaveCount(0);
    expect(await stagesOf(page)).toEqual(onBoard);
    await guest.reload();
    await expect(pill).toHaveText(onPhone, { useInnerText: true });

    // What the restore has left can be moved, and its guest follows.
    await board.press(1, 'approve');
    await board.showStage('inProcess');
    await expect(board.card(1)).toBeVisible();
    await expect(pill).toContainText(t(orderTexts.inProcess));
  } finally {
    await server.stop();
  }
});
