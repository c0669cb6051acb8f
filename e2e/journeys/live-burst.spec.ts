import { orderManagerTexts, stageTexts } from '#web/lib/texts/order-manager.texts.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/restaurant.ts';

test('A thousand things happen at once on a slow tablet: every order is on the board, as the server has it @desktop', async ({
  page,
  t,
}) => {
  test.slow();
  const restaurant = await openRestaurant(page.request);
  await page.goto('/order-manager');
  await expect(page.getByText(t(orderManagerTexts.live), { exact: true })).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });

  const orders: { id: string; number: number }[] = [];
  const guests = 700;
  const approved = 300;
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

  const count = (stage: 'waitingApproval' | 'inProcess') =>
    page.getByRole('tab', { name: t(stageTexts[stage]) }).getByText(/^\d+$/);
  await expect(count('waitingApproval')).toHaveText(String(guests - approved));
  await expect(count('inProcess')).toHaveText(String(approved));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const numbersShown = async () =>
    (await page.getByRole('article').getByRole('heading').allTextContents()).map((text) =>
      Number(text.replace('#', '')),
    );
  expect((await numbersShown()).toSorted((a, b) => a - b)).toEqual(
    orders
      .map((order) => order.number)
      .filter((number) => number > approved)
      .toSorted((a, b) => a - b),
  );
  await expect(page.getByText(t(orderManagerTexts.live), { exact: true })).toBeVisible();
});
