import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#server/testing/server-process.ts';
import { alarmTexts } from '#web/features/alerts/alarm/order-alarm.texts.ts';
import { moveTexts, orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { sessionTexts } from '#web/lib/texts/session.texts.ts';
import { openKit } from '../../faults/machine/kit.ts';
import { openLine } from '../../faults/machine/tcp-line.ts';
import { boardOf } from '../support/board.ts';
import { findFreePort } from '../support/free-port.ts';
import { expect, test } from '../support/journey.ts';
import { listenTo, notificationsOf, timesPlayed } from '../support/listen.ts';
import { openRestaurant } from '../support/restaurant.ts';

const statusesOf = async ({ send }: Awaited<ReturnType<typeof openRestaurant>>): Promise<string[]> => {
  const { body } = await send('GET', '/orders/mine');
  return (body as unknown as { status: string }[]).map(({ status }) => status);
};

/** Longer than anybody would go on trying by themselves. */
const longOutageMs = 120_000;

test('The server is away for two minutes: what I press meanwhile waits, and is done when it is back @phone', async ({
  page,
  t,
  baseURL,
}) => {
  // As away as for this board it can be; that a server which was restarted is the same to it, the next one shows.
  const kit = openKit();
  const line = await openLine(kit, () => [Number(new URL(baseURL ?? '').port)]);
  try {
    await page.clock.install();
    const restaurant = await openRestaurant(page.request);
    const board = boardOf(page, t);
    await restaurant.order('דנה');
    await restaurant.order('יוסי');
    await page.goto(`http://127.0.0.1:${line.port}/order-manager`);
    await board.press(1, 'approve');
    await board.showStage('inProcess');
    await expect(board.card(1)).toBeVisible();
    await expect.poll(() => statusesOf(restaurant)).toEqual(['inProcess', 'waitingApproval']);

    await line.refuse();
    await expect(page.getByText(t(orderManagerTexts.offlineHint))).toBeVisible();
    await board.press(1, 'markReady');
    await board.showStage('waitingApproval');
    await board.press(2, 'approve');
    await board.showStage('inProcess');
    await board.press(2, 'markReady');
    await board.showStage('waitingPayment');
    const notSaved = page.getByText(t(orderManagerTexts.notSaved), { exact: true });
    await expect(notSaved).toHaveCount(2);
    await expect(page.getByText(t(orderManagerTexts.waitingChanges, { count: 3 }))).toBeVisible();
    await page.clock.runFor(longOutageMs);
    await expect(notSaved).toHaveCount(2);

    await line.accept();
    await expect(notSaved).toHaveCount(0);
    await expect(board.card(1)).toBeVisible();
    await expect(board.card(2)).toBeVisible();
    await expect.poll(() => statusesOf(restaurant)).toEqual(['waitingPayment', 'waitingPayment']);
  } finally {
    await kit.close();
  }
});

/** Half a minute passes for the page, with every timer of it, without the journey waiting for it. */
const outageMs = 30_000;

test('The server is away for half a minute in the middle of a shift: nothing is lost, nothing rings twice @desktop @whole', async ({
  page,
  t,
}) => {
  const environment = {
    PORT: String(await findFreePort()),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'menta-outage-')),
  };
  let server = await startServerProcess(environment);
  try {
    await listenTo(page);
    await page.clock.install();
    const restaurant = await openRestaurant(page.request, server.url);
    const board = boardOf(page, t);
    await page.goto(`${server.url}/order-manager`);
    await board.turnOnSound();
    const first = await restaurant.order('לפני');
    const second = await restaurant.order('גם לפני');
    await expect(board.card(2)).toBeVisible();
    await expect(page.getByText(t(orderManagerTexts.live), { exact: true })).toBeVisible();

    const prepared = page.waitForResponse('**/assets/undo-bar*.js');
    // It rings until someone acts; muted it does not, and says so.
    const rung = await timesPlayed(page, 'new');
    await page.clock.runFor(6_000);
    expect(await timesPlayed(page, 'new')).toBeGreaterThan(rung);
    await page.getByRole('button', { name: t(alarmTexts.settings) }).click();
    const mute = board.dialog.getByRole('switch', { name: t(alarmTexts.mute) });
    await mute.click();
    await expect(page.getByText(t(alarmTexts.muted), { exact: true })).toBeVisible();
    const beforeMute = await timesPlayed(page, 'new');
    await page.clock.runFor(20_000);
    expect(await timesPlayed(page, 'new')).toBe(beforeMute);
    await mute.click();
    await page.keyboard.press('Escape');

    await prepared;
    await server.stop();
    await expect(page.getByText(t(orderManagerTexts.offlineHint))).toBeVisible();
    await board
      .card(1)
      .getByRole('button', { name: t(moveTexts.approve) })
      .click();
    // The first press of the evening can be taken back as any other, and nobody is asked to try again.
    await expect(page.getByRole('button', { name: t(orderManagerTexts.undo), exact: true })).toBeVisible();
    await expect(page.getByText(t(sessionTexts.noConnection))).toBeHidden();
    await board.showStage('inProcess');
    await expect(board.card(1).getByText(t(orderManagerTexts.notSaved))).toBeVisible();
    await page.clock.runFor(outageMs);
    const mark = page.getByText(t(orderManagerTexts.offline).split(',')[0] ?? '', { exact: false }).first();
    const secondsShown = async () => Number(/\d+/.exec((await mark.textContent()) ?? '')?.[0]);
    await expect.poll(secondsShown).toBeGreaterThanOrEqual(outageMs / 1_000);
    expect(await timesPlayed(page, 'lost')).toBeGreaterThan(0);

    server = await startServerProcess(environment);
    const third = await restaurant.order('אחרי');
    await board.showStage('waitingApproval');
    await expect(board.card(3)).toBeVisible();
    await expect(board.card(2)).toBeVisible();
    // What was pressed while the server was away has arrived.
    await board.showStage('inProcess');
    await expect
      .poll(() => statusesOf(restaurant))
      .toEqual(['inProcess', 'waitingApproval', 'waitingApproval']);
    await expect(board.card(1)).toBeVisible();
    await expect(board.card(1).getByText(t(orderManagerTexts.notSaved))).toBeHidden();
    await expect(page.getByText(t(orderManagerTexts.live), { exact: true })).toBeVisible();
    // Each order was announced once, before or after.
    expect(await notificationsOf(page)).toEqual([first.id, second.id, third.id]);
  } finally {
    await server.stop();
  }
});
