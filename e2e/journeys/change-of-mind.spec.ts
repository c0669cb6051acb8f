import { guestChangeTexts } from '#web/features/orders/board/card/guest-change.texts.ts';
import { changeTexts } from '#web/guest/orders/changing/change.texts.ts';
import { withdrawTexts } from '#web/guest/orders/changing/withdraw.texts.ts';
import { cartTexts, checkoutTexts, orderTexts } from '#web/guest/texts/order.texts.ts';
import { addToCart, openCart, sendOrder } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { onPhone, openRestaurant } from '../support/open-restaurant.ts';

test('I change my order and the board sees how, I cancel it, and order it again as far as the menu still has it @phone @hebrew', async ({
  page,
  t,
  newPerson,
}) => {
  const owner = (await newPerson()).page;
  const { ownerId, menuId, hummus, lemonade, send, orders } = await openRestaurant(owner.request);
  await owner.setViewportSize({ width: 1280, height: 800 });
  await owner.goto('/order-manager');
  await onPhone(page);
  await page.goto(`/public-menu/${ownerId}`);
  await addToCart(page, t, hummus.name);
  await openCart(page, t);
  await sendOrder(page, t, 'דנה כהן', '0501234567');
  await page.getByRole('link', { name: t(orderTexts.follow) }).click();
  await expect(page.getByText(t(orderTexts.waitingApproval)).first()).toBeVisible();

  await page.getByRole('link', { name: t(withdrawTexts.change) }).click();
  const cart = page.getByRole('dialog', { name: t(changeTexts.title, { number: '#1' }) });
  await expect(cart.getByText(hummus.name)).toBeVisible();
  await page.keyboard.press('Escape');
  await addToCart(page, t, lemonade.name);
  // A reload loses nothing of the change.
  await page.reload();
  await page.getByRole('button', { name: t(changeTexts.title, { number: '#1' }) }).click();
  await cart.getByRole('button', { name: t(changeTexts.send) }).click();
  await expect(page.getByRole('dialog', { name: t(checkoutTexts.changed) })).toBeVisible();

  const card = owner.getByRole('article').filter({ hasText: '#1' });
  await expect(card.getByText(t(guestChangeTexts.title))).toBeVisible();
  await expect(card.getByRole('listitem').filter({ hasText: t(guestChangeTexts.added) })).toContainText(
    lemonade.name,
  );

  // What says that it was sent goes by itself; the order stays at the foot.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('status').getByRole('link').click();
  await expect(page.getByText(lemonade.name)).toBeVisible();
  await page.getByRole('button', { name: t(withdrawTexts.cancel) }).click();
  const question = page.getByRole('region', { name: t(withdrawTexts.cancelQuestion, { number: '#1' }) });
  await question.getByRole('button', { name: t(withdrawTexts.cancelNow) }).click();
  await expect(page.getByRole('status').filter({ hasText: t(changeTexts.withdrawn) })).toBeVisible();
  await expect(card).toBeHidden();
  expect(await orders()).toMatchObject([{ status: 'done', withdrawn: true }]);

  // One dish left the menu and the other became dearer.
  await send('delete', `/dishes/${hummus._id}/remove-from-menu`);
  await send('put', `/dishes/${lemonade._id}`, {
    ...lemonade,
    menuId,
    sectionName: 'שתייה',
    price: 16,
  });
  await page.getByRole('link', { name: t(changeTexts.again) }).click();
  const again = page.getByRole('dialog');
  await expect(again.getByText(t(changeTexts.againTitle))).toBeVisible();
  await expect(again.getByText(t(cartTexts.gone, { name: hummus.name }))).toBeVisible();
  await expect(
    again.getByText(t(cartTexts.priceChanged, { name: lemonade.name, from: '₪14.90', to: '₪16.00' })),
  ).toBeVisible();
  await sendOrder(page, t, 'דנה כהן', '0501234567');
  await expect
    .poll(async () =>
      (await orders()).map(({ displayOrderNumber, totalPrice }) => [displayOrderNumber, totalPrice]),
    )
    .toEqual([
      [1, 47.4],
      [2, 16],
    ]);
  await expect(owner.getByRole('article').filter({ hasText: '#2' })).toBeVisible();
});
