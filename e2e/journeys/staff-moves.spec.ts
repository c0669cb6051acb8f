import type { Route } from '@playwright/test';
import { boardToolsTexts } from '#web/app/pages/board/tools/board-tools.texts.ts';
import { dishChoiceTexts } from '#web/features/orders/dish-choice/dish-choice.texts.ts';
import { staffOrderTexts } from '#web/features/orders/staff-order/staff-order.texts.ts';
import { readyAddressTexts, readyScreenTexts } from '#web/features/ready-screen/ready-screen.texts.ts';
import { orderEditTexts } from '#web/lib/texts/order-edit.texts.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { trailActionTexts } from '#web/lib/texts/order-trail.texts.ts';
import { boardOf } from '../support/board.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/open-restaurant.ts';

test('I take a move back, and cannot when a colleague was faster @desktop', async ({
  page,
  newPerson,
  t,
}) => {
  const restaurant = await openRestaurant(page.request);
  const sent = await restaurant.order('דנה כהן');
  const board = boardOf(page, t);
  const undo = page.getByRole('button', { name: t(orderManagerTexts.undo) });
  await page.goto('/order-manager');

  const { page: guest } = await newPerson();
  await guest.goto(`/order/${sent.trackingToken}`);
  const guestStep = guest.locator('[aria-current=step]');
  await board.press(1, 'approve');
  await expect(
    page.getByText(`${t(orderManagerTexts.order, { number: 1 })}: ${t(trailActionTexts.approve)}`),
  ).toBeVisible();
  await expect(guestStep).not.toHaveText(await guest.locator('.steps li').first().innerText());
  await undo.click();
  await expect(undo).toBeHidden();
  // It waits again, here and for the guest.
  await expect(board.card(1)).toBeVisible();
  await expect(guestStep).toHaveText(await guest.locator('.steps li').first().innerText());
  expect((await restaurant.orders())[0]).toMatchObject({ status: 'waitingApproval', revision: 3 });

  // By the keyboard as well.
  await board.press(1, 'approve');
  await expect(undo).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await restaurant.orders())[0]?.revision).toBe(5);

  // A colleague changes the order in the same moment: I am told, and see it as it is.
  await page.route('**/undo', async (route) => {
    const [order] = await restaurant.orders();
    await restaurant.send('patch', `/orders/${order?._id}`, { status: 'waitingPayment' });
    await route.continue();
  });
  await board.press(1, 'approve');
  await undo.click();
  await expect(
    page.getByText(t(orderManagerTexts.movedMeanwhile, { number: 1, status: '' }).slice(0, 20)),
  ).toBeVisible();
  await board.showStage('waitingPayment');
  await expect(board.card(1)).toBeVisible();
});

test('I take an order by phone @phone', async ({ page, t }) => {
  const restaurant = await openRestaurant(page.request, { tables: 8 });
  await page.goto('/order-manager');
  await page.getByRole('button', { name: t(boardToolsTexts.open) }).click();
  await page.getByRole('button', { name: new RegExp(t(boardToolsTexts.staffOrder)) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /חומוס הבית/ }).click();
  await dialog.getByRole('searchbox', { name: t(dishChoiceTexts.search) }).fill('פיצה');
  await dialog.getByRole('button', { name: /פיצה/ }).click();
  await expect(dialog.getByRole('button', { name: t(dishChoiceTexts.add) })).toBeDisabled();
  await dialog.locator('label', { hasText: 'גדולה' }).click();
  await dialog.locator('label', { hasText: /^דק$/ }).click();
  await dialog.getByRole('textbox', { name: t(orderEditTexts.note) }).fill('חתוך לשמונה');
  await dialog.getByRole('button', { name: t(dishChoiceTexts.add) }).click();
  await dialog.getByRole('button', { name: t(staffOrderTexts.next, { count: 2 }) }).click();
  await dialog.getByRole('textbox', { name: t(staffOrderTexts.name) }).fill('רון');
  await dialog.getByRole('textbox', { name: t(staffOrderTexts.phone) }).fill('0521234567');
  // The answer is lost on the way: pressing again makes no second order.
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/orders/staff', loseAnswer, { times: 1 });
  const send = dialog.getByRole('button', { name: t(staffOrderTexts.send) });
  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await send.click();
  await expect(dialog).toBeHidden();
  const board = boardOf(page, t);
  await board.showStage('inProcess');
  await expect(board.card(1)).toContainText('רון');
  await expect(board.card(1)).toContainText(t(orderManagerTexts.takenByStaff));
  expect(await restaurant.orders()).toMatchObject([
    { status: 'inProcess', source: 'staff', totalPrice: 99, dishes: [{}, { note: 'חתוך לשמונה' }] },
  ]);
});

test('the ready screen follows the kitchen, until its address is replaced @desktop', async ({
  page,
  newPerson,
  t,
}) => {
  const restaurant = await openRestaurant(page.request);
  await restaurant.order('דנה כהן');
  await restaurant.move({ status: 'inProcess', rejected: false });
  await page.goto('/order-manager');
  await page.getByRole('button', { name: t(boardToolsTexts.open) }).click();
  await page.getByRole('button', { name: new RegExp(t(boardToolsTexts.readyScreen)) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t(readyAddressTexts.make) }).click();
  await expect(dialog.getByRole('img', { name: t(readyAddressTexts.code) })).toBeVisible();
  const { secret } = await (await page.request.get('/api/restaurants/ready-screen')).json();

  const { page: television } = await newPerson();
  await television.goto(`/ready/${secret}`);
  const making = television.getByRole('region', { name: t(readyScreenTexts.making) });
  const ready = television.getByRole('region', { name: t(readyScreenTexts.ready) });
  await expect(making.getByRole('listitem')).toHaveText(/^1/);
  await restaurant.move({ status: 'waitingPayment' });
  await expect(ready.getByRole('listitem')).toHaveText(/^1/);
  await expect(making.getByRole('listitem')).toHaveCount(0);
  await expect(television.getByText('דנה')).toHaveCount(0);
  await restaurant.move({ status: 'done', isPaid: true });
  await expect(ready.getByRole('listitem')).toHaveCount(0);

  await dialog.getByRole('button', { name: t(readyAddressTexts.replace) }).click();
  await dialog.getByRole('button', { name: t(readyAddressTexts.confirmReplace) }).click();
  await expect(television.getByRole('heading', { name: t(readyScreenTexts.gone) })).toBeVisible();
  expect((await television.goto(`/ready/${secret}`))?.status()).toBe(404);
});
