import type { Page } from '@playwright/test';
import { boardToolsTexts } from '#web/app/pages/board/tools/board-tools.texts.ts';
import { readyTimeTexts as boardReadyTime } from '#web/features/orders/board/ready-time/ready-time.texts.ts';
import { staffOrderTexts } from '#web/features/orders/staff-order/staff-order.texts.ts';
import { pauseTexts } from '#web/features/pauses/pause.texts.ts';
import { readyScreenTexts } from '#web/features/ready-screen/ready-screen.texts.ts';
import { pauseTexts as metTexts } from '#web/guest/pauses/pause.texts.ts';
import { orderReadyTimeTexts } from '#web/guest/ready-time/order-ready-time.texts.ts';
import { readyTimeTexts } from '#web/guest/ready-time/ready-time.texts.ts';
import { cartTexts, checkoutTexts, orderTexts } from '#web/guest/texts/order.texts.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { boardOf } from '../support/board.ts';
import { addToCart, openCart, sendOrder } from '../support/guest.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/restaurant.ts';
import { startServerWithClock } from '../support/server-with-clock.ts';

const tea = 'תה נענע';
const stageNames = ['waitingApproval', 'inProcess', 'waitingPayment'] as const;

/** The words before what a sentence tells. */
const beginningOf = (sentence: string): string => sentence.split('…')[0] ?? '';

test('Friday night on a tablet and three phones: one portion for two, a late kitchen, a colleague, a pause that ends by itself @phone @long', async ({
  page,
  t,
  newPerson,
}) => {
  const server = await startServerWithClock();
  try {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.clock.install();
    const restaurant = await openRestaurant(page.request, server.url);
    const { body: address } = await restaurant.send('PUT', '/restaurants/ready-screen', { was: null });
    await restaurant.send('PUT', `/stock/${restaurant.teaId}`, { limit: { kind: 'counted', left: 1 } });
    const board = boardOf(page, t);
    await page.goto(`${server.url}/order-manager`);
    await board.turnOnSound();
    const openMenu = async (): Promise<Page> => {
      const phone = await newPerson();
      await phone.page.clock.install();
      await phone.page.goto(`${server.url}/public-menu/${restaurant.ownerId}`);
      return phone.page;
    };
    const [dana, noa, ron] = [await openMenu(), await openMenu(), await openMenu()];
    const received = (phone: Page) => phone.getByRole('heading', { name: t(checkoutTexts.received) });

    const orders = async () =>
      (await restaurant.send('GET', '/orders/mine')).body as unknown as {
        _id: string;
        status: (typeof stageNames)[number] | 'done';
        isPaid: boolean;
      }[];
    // Two have the last tea in their carts and press in the same moment. It is one guest's, and the other is told.
    const pressed: Awaited<ReturnType<typeof holdRequests>>[] = [];
    for (const phone of [dana, noa]) {
      pressed.push(await holdRequests(phone, '**/api/orders'));
      await addToCart(phone, t, tea);
      await openCart(phone, t);
      await sendOrder(phone, t, 'דנה', '0501234567');
    }
    await expect.poll(() => pressed.map((hold) => hold.asked())).toEqual([1, 1]);
    for (const hold of pressed) hold.letGo();
    // What was received closes by itself after a while and leaves a line at the foot.
    const pillOf = (phone: Page) => phone.getByRole('status').filter({ hasText: t(orderTexts.order) });
    const has = (phone: Page) => received(phone).or(pillOf(phone)).first().isVisible();
    const hasIt = () => Promise.all([has(dana), has(noa)]);
    await expect.poll(hasIt).toContain(true);
    const [first, second] = (await hasIt())[0] ? [dana, noa] : [noa, dana];
    await expect(second.getByText(t(cartTexts.soldOut, { name: tea }))).toBeVisible();
    expect(await hasIt()).toEqual([first === dana, first === noa]);
    expect(await orders()).toHaveLength(1);
    await restaurant.send('PUT', `/stock/${restaurant.teaId}`, { limit: null });

    // I promise fifteen minutes. A colleague sees that it takes longer; the guest and my tablet follow.
    const television = (await newPerson()).page;
    await television.setViewportSize({ width: 1920, height: 1080 });
    await television.goto(`${server.url}/ready/${address.secret}`);
    const made = television.getByRole('region', { name: t(readyScreenTexts.making) }).getByRole('listitem');
    const ready = television.getByRole('region', { name: t(readyScreenTexts.ready) }).getByRole('listitem');
    await first.keyboard.press('Escape');
    await pillOf(first).getByRole('link').tap();
    await board
      .card(1)
      .getByRole('button', { name: t(boardReadyTime.approveIn, { minutes: 15 }) })
      .tap();
    await expect(made).toHaveText(/^1/);
    await expect(first.getByText(beginningOf(t(readyTimeTexts.readyAbout, { time: '…' })))).toBeVisible();
    await restaurant.send('PATCH', `/orders/${(await orders())[0]?._id}`, { promisedMinutes: 40 });
    await expect(
      first.getByText(beginningOf(t(orderReadyTimeTexts.moved, { from: '…', to: '…' }))),
    ).toBeVisible();
    await board.showStage('inProcess');
    await expect(board.card(1).getByText(t(boardReadyTime.left, { count: 40 }))).toBeVisible();

    // I take an order by phone, mark it as ready by mistake, and take that back just as a colleague is paid for it.
    await page.getByRole('button', { name: new RegExp(`^${t(boardToolsTexts.staffOrder)}`) }).tap();
    await board.dialog.getByRole('button', { name: new RegExp(tea) }).tap();
    await board.dialog.getByRole('button', { name: t(staffOrderTexts.next, { count: 1 }) }).tap();
    await board.dialog.getByRole('textbox', { name: t(staffOrderTexts.name) }).fill('בטלפון');
    await board.dialog.getByRole('button', { name: t(staffOrderTexts.send) }).tap();
    await expect(board.dialog).toBeHidden();
    await expect(made).toHaveText([/^1/, /^2/]);
    await board.press(2, 'markReady');
    await expect(ready).toHaveText(/^2/);
    const taken = (await orders())[1];
    const undo = await holdRequests(page, '**/api/orders/*/undo');
    await page.getByRole('button', { name: t(orderManagerTexts.undo) }).tap();
    await expect.poll(undo.asked).toBe(1);
    await restaurant.send('PATCH', `/orders/${taken?._id}`, { status: 'done', isPaid: true });
    undo.letGo();
    // The colleague was first: server, tablet and television agree on it.
    await expect(made).toHaveCount(1);
    await expect(board.card(2)).toHaveCount(0);
    expect((await orders())[1]).toMatchObject({ status: 'done', isPaid: true });

    // The kitchen drowns: ten minutes without new orders. The third guest fills the cart meanwhile.
    await page.getByRole('button', { name: new RegExp(`^${t(boardToolsTexts.pause)}`) }).tap();
    await board.dialog.getByRole('button', { name: t(pauseTexts.minutes, { count: 10 }) }).tap();
    const bar = page.getByRole('alert').filter({ hasText: t(pauseTexts.paused) });
    await expect(bar).toContainText(t(pauseTexts.left, { count: 10 }));
    await addToCart(ron, t, tea);
    await openCart(ron, t);
    const blocked = ron.getByRole('button', { name: t(metTexts.sendFrom, { time: '' }).trim() });
    await expect(blocked).toBeDisabled();

    // Nobody does anything: after ten minutes by every clock it is over.
    server.pass(600);
    await page.clock.fastForward(600_000);
    await ron.clock.fastForward(600_000);
    await expect(bar).toBeHidden();
    await expect(blocked).toBeHidden();
    await sendOrder(ron, t, 'רון', '0521234567');
    await expect(received(ron)).toBeVisible();
    await board.showStage('waitingApproval');
    await expect(board.card(3)).toContainText('רון');
    expect(await restaurant.send('GET', '/pauses')).toMatchObject({ body: [] });
  } finally {
    await server.stop();
  }
});
