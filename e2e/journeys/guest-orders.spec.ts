import type { Route } from '@playwright/test';
import { cancelReasonTexts } from '#core/orders/cancel-reason.texts.ts';
import { myOrdersTexts } from '#web/guest/orders/my-orders.texts.ts';
import { orderPageTexts } from '#web/guest/orders/order-page.texts.ts';
import { dishTexts, menuTexts } from '#web/guest/texts/menu.texts.ts';
import { noticeTexts } from '#web/guest/texts/notice.texts.ts';
import { cartTexts, checkoutTexts, orderTexts } from '#web/guest/texts/order.texts.ts';
import { addToCart, openCart, sendOrder } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { enterRestaurant, onPhone } from '../support/open-restaurant.ts';
import { passUntilShown, withStoppedTime } from '../support/stopped-time.ts';

test('I choose a size and options, order from my table, and follow it until it is done @hebrew', async ({
  page,
  t,
  request,
}) => {
  await page.clock.install();
  const restaurant = await enterRestaurant({ page, request, tables: 8, table: 5 });

  await addToCart(page, t, 'פיצה');
  const dialog = page.getByRole('dialog');
  await expect(page).toHaveURL(new RegExp(`#dish-${restaurant.pizza._id}$`));
  const add = dialog.getByRole('button', { name: t(dishTexts.addToOrder) });
  const sizeError = dialog.getByText(t(dishTexts.chooseSize));
  await withStoppedTime(page, async (pass) => {
    await add.click();
    await expect(sizeError).toBeVisible();
    await pass(9_900);
    await expect(sizeError).toBeVisible();
    await pass(200);
    await expect(sizeError).toBeHidden();
  });
  await add.click();
  await expect(sizeError).toBeVisible();
  await expect(dialog.getByText(t(dishTexts.chooseOne))).toBeVisible();
  // A reload in the middle of choosing comes back to the dish.
  await page.reload();
  await dialog.getByRole('button', { name: 'גדולה' }).click();
  await dialog.getByLabel('עבה').check();
  await dialog.getByLabel('זיתים').check();
  await expect(dialog.getByLabel('פטריות')).toBeDisabled();
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\?table=5$/);

  await page.reload();
  await openCart(page, t);
  await expect(dialog.getByText('גדולה · עבה · זיתים')).toBeVisible();
  await dialog.getByRole('button', { name: t(cartTexts.addNote) }).click();
  await page.keyboard.type('בלי בצל');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('בלי בצל')).toBeVisible();
  // One less than one removes the line; undo brings it back.
  await dialog.getByRole('button', { name: t(dishTexts.less) }).click();
  await expect(dialog.getByText(t(checkoutTexts.empty))).toBeVisible();
  await dialog.getByRole('button', { name: t(cartTexts.undo) }).click();
  await dialog.getByRole('button', { name: t(dishTexts.more) }).click();
  await expect(dialog.getByText('₪147.00').first()).toBeVisible();

  await dialog.getByRole('button', { name: t(checkoutTexts.start) }).click();
  await expect(dialog.getByLabel(t(checkoutTexts.table))).toHaveValue('5');
  await dialog.getByRole('button', { name: t(checkoutTexts.send), exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(t(checkoutTexts.incomplete));
  await dialog.getByLabel(t(checkoutTexts.name)).fill('דנה כהן');
  await dialog.getByLabel(t(checkoutTexts.phone)).fill('050-123-4567');
  await dialog.getByLabel(t(checkoutTexts.remember)).check();
  await expect(dialog.getByText(t(checkoutTexts.paymentAtTable))).toBeVisible();
  const received = page.getByRole('heading', { name: t(checkoutTexts.receivedAtTable) });
  await withStoppedTime(page, async (pass) => {
    await dialog.getByRole('button', { name: t(checkoutTexts.send), exact: true }).click();
    await expect(received).toBeVisible();
    await pass(2_900);
    await expect(received).toBeVisible();
    await pass(200);
    await expect(dialog).toBeHidden();
  });
  expect(await restaurant.orders()).toMatchObject([
    { tableNumber: 5, phone: '0501234567', totalPrice: 147, dishes: [{ quantity: 2, note: 'בלי בצל' }] },
  ]);

  const pill = page.getByRole('status').filter({ hasText: t(orderTexts.order) });
  await expect(pill).toContainText(t(orderTexts.waitingApproval));
  await expect(pill).toContainText('₪147.00');
  await restaurant.move({ status: 'inProcess' });
  await expect(pill).toContainText(t(orderTexts.inProcess));
  await page.reload();
  await pill.getByRole('link').click();
  await expect(page.getByRole('status')).toContainText(t(orderTexts.inProcess));
  await restaurant.move({ status: 'waitingPayment' });
  await expect(page.getByRole('status')).toContainText(t(orderPageTexts.readyAtTableHint));
  await restaurant.move({ status: 'done', isPaid: true });
  await expect(page.getByRole('status')).toContainText(t(orderPageTexts.doneHint));
  await page.reload();
  await expect(page.getByRole('status')).toContainText(t(orderPageTexts.doneHint));

  // The next order from the same table needs no typing.
  await page.getByRole('link', { name: t(orderPageTexts.backToMenu) }).click();
  await addToCart(page, t, 'לימונדה');
  await openCart(page, t);
  await dialog.getByRole('button', { name: t(checkoutTexts.start) }).click();
  await expect(dialog.getByLabel(t(checkoutTexts.name))).toHaveValue('דנה כהן');
  await expect(dialog.getByLabel(t(checkoutTexts.phone))).toHaveValue('0501234567');
  await expect(dialog.getByLabel(t(checkoutTexts.table))).toHaveValue('5');
  // Who takes the consent back is forgotten at once.
  await dialog.getByLabel(t(checkoutTexts.remember)).uncheck();
  await page.reload();
  await openCart(page, t);
  await dialog.getByRole('button', { name: t(checkoutTexts.start) }).click();
  await expect(dialog.getByLabel(t(checkoutTexts.remember))).not.toBeChecked();
  await expect(dialog.getByLabel(t(checkoutTexts.name))).toHaveValue('');
  await expect(dialog.getByLabel(t(checkoutTexts.phone))).toHaveValue('');
});

test('The restaurant declines my order and tells me why, while my other order goes on @phone', async ({
  page,
  t,
  request,
}) => {
  const restaurant = await enterRestaurant({ page, request });
  for (const dish of ['חומוס הבית', 'לימונדה']) {
    await addToCart(page, t, dish);
    await openCart(page, t);
    await sendOrder(page, t, 'יוסי לוי', '0521112222');
    await expect(page.getByRole('heading', { name: t(checkoutTexts.received) })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await restaurant.move({ status: 'done', rejected: true, rejectionReason: 'נגמרו הלימונים' });
  await restaurant.move({ status: 'inProcess' }, 0);
  // One line tells what weighs more; it opens the list of all my orders.
  const pill = page.getByRole('status').filter({ hasText: t(orderTexts.order) });
  await expect(pill).toContainText(t(myOrdersTexts.declined));
  await expect(pill).toContainText('נגמרו הלימונים');
  await expect(pill).toContainText('+1');
  await pill.getByRole('button').click();
  const list = page.getByRole('dialog', { name: t(myOrdersTexts.title) });
  const rows = list.getByRole('listitem');
  await expect(rows).toContainText([t(orderTexts.rejected), t(orderTexts.inProcess)]);
  await rows.first().getByRole('link').click();
  await expect(page.getByRole('status')).toContainText(
    t(orderPageTexts.reason, { reason: 'נגמרו הלימונים' }),
  );
  await page.goBack();
  // It was read, so the line tells of the other one; the list keeps both.
  await expect(pill).toContainText(t(orderTexts.inProcess));
  await pill.getByRole('button').click();
  await list.getByRole('button', { name: t(orderTexts.forget) }).click();
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Escape');

  // The other is cancelled while it cooks: the reason was chosen in Hebrew, and is read in my language.
  await restaurant.move({ status: 'done', rejected: true, rejectionReason: cancelReasonTexts.ranOut.he }, 0);
  await expect(pill).toContainText(t(myOrdersTexts.cancelled));
  await expect(pill).toContainText(t(cancelReasonTexts.ranOut));
  await pill.getByRole('link').click();
  await expect(page.getByRole('status')).toContainText(t(orderPageTexts.cancelledHint));

  // It was read, and with the shift the evening ends: the next time nothing is left of it.
  await restaurant.endShift();
  await page.goBack();
  await expect(page.getByText(t(noticeTexts.closed))).toBeVisible();
  await expect(pill).toBeHidden();
});

test('A dish sells out and another gets dearer while they are in my cart @phone', async ({
  page,
  t,
  request,
}) => {
  const restaurant = await enterRestaurant({ page, request });
  await addToCart(page, t, 'חומוס הבית');
  await addToCart(page, t, 'לימונדה');
  await expect(page.getByRole('button', { name: t(cartTexts.view) })).toContainText('₪47.40');

  await restaurant.send('put', `/dishes/${restaurant.hummus._id}/stock`, { available: false });
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(t(cartTexts.soldOut, { name: 'חומוס הבית' }));
  await expect(page.getByText(t(menuTexts.soldOut), { exact: true })).toBeVisible();
  await notice.getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(cartTexts.understood) })
    .click();
  await expect(notice).toBeHidden();

  await openCart(page, t);
  const dialog = page.getByRole('dialog');
  // Without a revision: what matters here is the guest, not a second editor.
  const setPrice = (price: number, description = restaurant.lemonade.description) =>
    restaurant.send('put', `/dishes/${restaurant.lemonade._id}`, {
      ...restaurant.lemonade,
      revision: undefined,
      price,
      description,
    });
  await setPrice(15.5);
  await expect(dialog.getByRole('alert')).toContainText(
    t(cartTexts.priceChanged, { name: 'לימונדה', from: '₪14.90', to: '₪15.50' }),
  );

  // Now the phone misses the news: the server's answer is the first it hears of it. A price alone would come with the
  // event itself; for new words the phone has to read the menu.
  await page.route('**/api/public-menu/*', (route) => route.abort());
  const missed = page.waitForEvent('requestfailed');
  await setPrice(16, 'עם נענע');
  await missed;
  await page.unroute('**/api/public-menu/*');
  await sendOrder(page, t, 'רון', '0541112233');
  await expect(dialog.getByText(t(checkoutTexts.newTotal, { total: '₪16.00' }))).toBeVisible();
  expect(await restaurant.orders()).toEqual([]);
  await dialog.getByRole('button', { name: t(checkoutTexts.confirm) }).click();
  await expect(page.getByRole('heading', { name: t(checkoutTexts.received) })).toBeVisible();
  expect(await restaurant.orders()).toMatchObject([{ totalPrice: 16 }]);
});

test('The connection breaks while I send; I try again and there is one order @phone', async ({
  page,
  t,
  request,
}) => {
  await page.clock.install();
  const restaurant = await enterRestaurant({ page, request });
  await addToCart(page, t, 'חומוס הבית');
  await openCart(page, t);
  const said = page.getByRole('dialog').getByRole('alert');
  const again = () => page.getByRole('button', { name: t(checkoutTexts.send), exact: true }).click();
  await page.route('**/has-active', (route) => route.abort());
  await sendOrder(page, t, 'רון', '0541112233');
  await passUntilShown(page, said.filter({ hasText: t(checkoutTexts.offline) }));
  await page.unroute('**/has-active');

  // What the network does to one sending after the other; then it behaves.
  const mishaps: ((route: Route) => Promise<void>)[] = [
    // Mangled on the way.
    (route) => route.continue({ postData: '{}' }),
    // The order arrives, its answer is lost.
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    // The second answer arrives, but not whole: that it is a repetition, not of which order.
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), details: undefined } });
    },
  ];
  await page.route('**/api/orders', (route) => mishaps.shift()?.(route) ?? route.continue());
  await again();
  await expect(said).toContainText(t(checkoutTexts.failed));
  await expect(said).toContainText(t(checkoutTexts.kept));
  expect(await restaurant.orders()).toEqual([]);
  await again();
  await expect(page.getByRole('button', { name: t(checkoutTexts.retrying) })).toBeVisible();
  await expect(said).toContainText(t(checkoutTexts.alreadySent));
  await again();
  await expect(page.getByRole('heading', { name: t(checkoutTexts.received) })).toBeVisible();
  expect(mishaps).toEqual([]);
  expect(await restaurant.orders()).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('link', { name: t(orderTexts.waitingApproval) })).toBeVisible();
  await expect(page.getByRole('button', { name: t(cartTexts.view) })).toBeHidden();
});

test('Two of us order at once; each sees only their own, and the kitchen closes @phone', async ({
  page,
  t,
  newPerson,
  request,
}) => {
  const restaurant = await enterRestaurant({ page, request });
  const friend = await onPhone((await newPerson()).page);
  await friend.goto(restaurant.address);
  const phones = [page, friend];
  for (const phone of phones) {
    await addToCart(phone, t, 'חומוס הבית');
    await openCart(phone, t);
  }
  await Promise.all(phones.map((phone, index) => sendOrder(phone, t, `אורח ${index}`, `050000000${index}`)));
  for (const phone of phones) {
    await expect(phone.getByRole('heading', { name: t(checkoutTexts.received) })).toBeVisible();
    await expect(phone.getByRole('status').filter({ hasText: t(orderTexts.waitingApproval) })).toHaveCount(1);
  }
  const numbers = (await restaurant.orders()).map((order) => order.displayOrderNumber);
  expect(numbers.toSorted()).toEqual([1, 2]);

  await page.keyboard.press('Escape');
  await addToCart(page, t, 'לימונדה');
  await openCart(page, t);
  await restaurant.move({ status: 'done', rejected: true });
  await restaurant.move({ status: 'done', rejected: true }, 0);
  await restaurant.send('post', '/services/end');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(t(checkoutTexts.noShift));
  await page.keyboard.press('Escape');
  await expect(page.getByText(t(noticeTexts.closed))).toBeVisible();
  await expect(page.getByRole('button', { name: t(menuTexts.cart) })).toBeHidden();
  await expect(page.getByText('חומוס הבית')).toBeVisible();
});
