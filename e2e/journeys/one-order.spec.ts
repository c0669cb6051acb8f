import { checkoutTexts, orderTexts } from '#web/guest/texts/order.texts.ts';
import { moveTexts, stageTexts } from '#web/lib/texts/order-manager.texts.ts';
import { addToCart, openCart, sendOrder } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { addDish, addSection, createMenu, ownerIdOf, signUp, startShift } from '../support/owner.ts';

test('I open my restaurant, a guest orders, I approve, and the guest sees it', async ({
  page,
  t,
  newPerson,
}) => {
  const dish = 'חומוס של הבית';
  await signUp(page, t);
  await createMenu(page, t);
  await addSection(page, t, 'ראשונות');
  await addDish(page, t, dish, '32.50');
  await page.goto('/order-manager');
  await startShift(page, t);
  const ownerId = await ownerIdOf(page);

  const guest = await newPerson();
  await guest.page.goto(`/public-menu/${ownerId}`);
  await addToCart(guest.page, t, dish);
  await openCart(guest.page, t);
  await expect(guest.page.getByText('₪32.50').first()).toBeVisible();
  await sendOrder(guest.page, t, 'דנה כהן', '0501234567');
  await expect(guest.page.getByRole('heading', { name: t(checkoutTexts.received) })).toBeVisible();

  // The board was open all the while: the order comes to it by itself.
  const approve = page.getByRole('button', { name: t(moveTexts.approve) });
  await expect(page.getByText('דנה כהן')).toBeVisible();
  await approve.click();
  await page.getByRole('tab', { name: t(stageTexts.inProcess) }).click();
  await expect(page.getByText('דנה כהן')).toBeVisible();

  const pill = guest.page.getByRole('link', { name: t(orderTexts.inProcess) });
  await expect(pill).toBeVisible();
  await guest.page.reload();
  await pill.click();
  await expect(guest.page.getByRole('status')).toContainText(t(orderTexts.inProcess));

  await page.getByRole('button', { name: t(moveTexts.markReady) }).click();
  await expect(guest.page.getByRole('status')).toContainText(t(orderTexts.waitingPayment));
});
