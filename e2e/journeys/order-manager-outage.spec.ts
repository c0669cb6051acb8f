import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveTexts, orderManagerTexts } from '#core/i18n/texts/order-manager.texts.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { boardOf } from '../support/board.ts';
import { expect, test } from '../support/journey.ts';
import { listenTo, notificationsOf, timesPlayed } from '../support/listen.ts';
import { openRestaurant } from '../support/restaurant.ts';

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });

test('The server is away for half a minute in the middle of a shift: nothing is lost, nothing rings twice', async ({
  page,
  t,
}) => {
  test.setTimeout(180_000);
  const environment = {
    PORT: String(await findFreePort()),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'menta-outage-')),
  };
  let server = await startServerProcess(environment);
  try {
    await listenTo(page);
    const place = await openRestaurant(page.request, server.url);
    const board = boardOf(page, t);
    await page.goto(`${server.url}/order-manager`);
    await board.turnOnSound();
    const first = await place.order('לפני');
    const second = await place.order('גם לפני');
    await expect(board.card(2)).toBeVisible();
    await expect(page.getByText(t(orderManagerTexts.live), { exact: true })).toBeVisible();

    await server.stop();
    await expect(page.getByText(t(orderManagerTexts.offlineHint))).toBeVisible();
    await board
      .card(1)
      .getByRole('button', { name: t(moveTexts.approve) })
      .click();
    await board.showStage('inProcess');
    await expect(board.card(1).getByText(t(orderManagerTexts.notSaved))).toBeVisible();
    await expect.poll(() => timesPlayed(page, 'lost')).toBeGreaterThan(0);
    await expect(page.getByText(t(orderManagerTexts.offlineSince, { count: 30 }))).toBeVisible({
      timeout: 60_000,
    });

    server = await startServerProcess(environment);
    const third = await place.order('אחרי');
    await board.showStage('waitingApproval');
    await expect(board.card(3)).toBeVisible();
    await expect(board.card(2)).toBeVisible();
    // What was pressed while the server was away has arrived.
    await board.showStage('inProcess');
    const statuses = async () => {
      const { body } = await place.send('GET', '/orders/mine');
      return (body as unknown as { status: string }[]).map(({ status }) => status);
    };
    await expect
      .poll(statuses, { timeout: 60_000 })
      .toEqual(['inProcess', 'waitingApproval', 'waitingApproval']);
    await expect(board.card(1)).toBeVisible();
    await expect(board.card(1).getByText(t(orderManagerTexts.notSaved))).toBeHidden();
    await expect(page.getByText(t(orderManagerTexts.live), { exact: true })).toBeVisible({ timeout: 60_000 });
    // Each order was announced once, before or after.
    expect(await notificationsOf(page)).toEqual([first.id, second.id, third.id]);
  } finally {
    await server.stop();
  }
});
