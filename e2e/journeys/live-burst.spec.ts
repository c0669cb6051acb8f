import { runs } from '#core/values/testing/runs.ts';
import { readyTimeTexts as boardTexts } from '#web/features/orders/board/ready-time/ready-time.texts.ts';
import { orderManagerTexts, stageTexts } from '#web/lib/texts/order-manager.texts.ts';
import { boardOf } from '../support/board.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/restaurant.ts';
import { slowProcessor } from '../support/slow-processor.ts';

const burst = { guests: runs(700), approved: runs(300) };

test('Everything happens at once on a slow tablet: every order is on the board, as the server has it @desktop', async ({
  page,
  t,
}) => {
  test.slow();
  const restaurant = await openRestaurant(page.request);
  const { guests, approved } = burst;
  // The hummus is counted, and the tea says how long it takes: each order takes a portion, and each card proposes a time.
  const spare = 13;
  await restaurant.send('PUT', `/dishes/${restaurant.teaId}`, {
    menuId: restaurant.menuId,
    sectionName: 'ראשונות',
    name: 'תה נענע',
    price: 12,
    prepTime: 5,
  });
  const limit = { kind: 'counted', left: guests + spare };
  expect((await restaurant.send('PUT', `/stock/${restaurant.hummusId}`, { limit })).status).toBe(200);
  await page.goto('/order-manager');
  await expect(page.getByText(t(orderManagerTexts.live), { exact: true })).toBeVisible();
  const tablet = await slowProcessor(page, 6);

  const orders: { id: string; number: number }[] = [];
  let next = 0;
  const guest = async () => {
    while (next < guests) {
      next += 1;
      const order = await restaurant.order(`אורח ${next}`);
      orders.push(order);
      if (order.number <= approved)
        await restaurant.send('PATCH', `/orders/${order.id}`, { status: 'inProcess', rejected: false });
    }
  };
  await Promise.all(Array.from({ length: 12 }, guest));

  // Still on the slow tablet: a tap opens an order, and another approves one for the time that was proposed.
  const { dialog } = boardOf(page, t);
  const chosen = guests - 1;
  // By attributes: to find it by its role, that of each part of each card would be worked out, on the slow processor too.
  const opens = page.locator(`button[aria-label="${t(orderManagerTexts.openOrder, { number: chosen })}"]`);
  const card = page.locator('article', { has: opens });
  // Far from the screen an order is its number alone, until one scrolls to it.
  const places = page.locator('[role=tabpanel] > div > ul > li');
  await places.filter({ hasText: `#${chosen}` }).scrollIntoViewIfNeeded();
  await opens.click();
  await expect(dialog).toContainText(t(orderManagerTexts.order, { number: chosen }));
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: new RegExp(t(boardTexts.approveIn, { minutes: '\\d+' })) }).click();
  await expect(card).toBeHidden();

  const count = (stage: 'waitingApproval' | 'inProcess') =>
    page.getByRole('tab', { name: t(stageTexts[stage]) }).getByText(/^\d+$/);
  await expect(count('waitingApproval')).toHaveText(String(guests - approved - 1));
  await expect(count('inProcess')).toHaveText(String(approved + 1));
  await tablet.recover();
  const numbersShown = async () =>
    (await places.allTextContents()).map((text) => Number(/#(\d+)/.exec(text)?.[1]));
  expect((await numbersShown()).toSorted((a, b) => a - b)).toEqual(
    orders
      .map((order) => order.number)
      .filter((number) => number > approved && number !== chosen)
      .toSorted((a, b) => a - b),
  );
  await expect(page.getByText(t(orderManagerTexts.live), { exact: true })).toBeVisible();
  const { body: stock } = await restaurant.send('GET', '/stock');
  expect(JSON.stringify(stock)).toContain(`"kind":"counted","endsAt":null,"left":${spare}`);
});
