import { areaTexts } from '#web/features/orders/board/area-kit/area.texts.ts';
import { moveTexts, orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { boardOf } from '../support/board.ts';
import { expect, test } from '../support/journey.ts';
import { openWithBar } from '../support/two-areas.ts';

test('The bar and the kitchen each tick their lines on boards of their own, and the order is ready with the last @desktop', async ({
  page,
  newPerson,
  t,
}) => {
  const restaurant = await openWithBar(page.request, ['מטבח', 'Bar']);
  const { hummus, lemonade } = restaurant;
  await restaurant.orderOfBoth('רון כהן');
  await restaurant.order('דנה לוי');
  for (const index of [0, 1]) await restaurant.move({ status: 'inProcess' }, index);

  // Three devices of one account: each remembers what it shows.
  const session = (await page.context().storageState()).cookies;
  const openBoard = async (area?: string) => {
    const { page: screen } = await newPerson();
    await screen.context().addCookies(session);
    await screen.goto('/order-manager');
    const board = boardOf(screen, t);
    await board.showStage('inProcess');
    if (area) await screen.getByRole('button', { name: area, exact: true }).click();
    return { screen, ...board };
  };
  const office = await openBoard();
  const bar = await openBoard('Bar');
  const kitchen = await openBoard('מטבח');
  await expect(bar.screen.getByText(t(areaTexts.filtered, { areas: 'Bar' }))).toBeVisible();
  await expect(bar.card(2)).toBeVisible();
  await expect(bar.card(1)).toContainText(lemonade.name);
  await expect(bar.card(1)).not.toContainText(hummus.name);
  await expect(kitchen.card(1)).toContainText(hummus.name);
  // Nothing of it is made there.
  await expect(kitchen.card(2)).toBeHidden();

  // The bar ticks its one line: the order leaves its board, and waits for the kitchen.
  const drink = bar.card(1).getByRole('button', { name: t(areaTexts.tick, { dish: lemonade.name }) });
  await drink.click();
  await expect(bar.card(1)).toBeHidden();
  await expect(bar.screen.getByText(t(areaTexts.doneHere))).toBeVisible();
  const progress = office.card(1).getByRole('list', { name: t(areaTexts.progress, { number: 1 }) });
  await expect(progress).toContainText(t(areaTexts.areaDone));
  await expect(progress).toContainText('0/1');

  // One tick too many is taken back, seen on every board, and made again.
  await bar.screen.getByRole('button', { name: t(areaTexts.reopenOf, { number: 1 }) }).click();
  await expect(bar.card(1)).toBeVisible();
  await expect(progress).not.toContainText(t(areaTexts.areaDone));
  await drink.click();
  await expect(progress).toContainText(t(areaTexts.areaDone));

  await kitchen
    .card(1)
    .getByRole('button', { name: t(areaTexts.done, { areas: 'מטבח' }) })
    .click();
  for (const { card } of [office, kitchen, bar]) await expect(card(1)).toBeHidden();
  await office.showStage('waitingPayment');
  await expect(office.card(1).getByRole('button', { name: t(moveTexts.confirmPaid) })).toBeVisible();
  expect((await restaurant.orders()).find((order) => order.displayOrderNumber === 1)?.status).toBe(
    'waitingPayment',
  );

  // The tablet starts again in the middle of the evening: it still shows the bar, and says so.
  await bar.screen.reload();
  await expect(bar.screen.getByText(t(areaTexts.filtered, { areas: 'Bar' }))).toBeVisible();
  await expect(bar.screen.getByRole('heading', { name: t(orderManagerTexts.title) })).toBeVisible();
});
