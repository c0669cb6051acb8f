import { refusedPhonesTexts } from '#web/features/orders/board/refused-phones/refused-phones.texts.ts';
import { qrTexts } from '#web/features/qr/texts/qr.texts.ts';
import { reissueTexts } from '#web/features/qr/texts/reissue.texts.ts';
import { callsTexts } from '#web/guest/calls/calls.texts.ts';
import { qrTexts as guestTexts } from '#web/guest/qr/qr.texts.ts';
import { menuTexts } from '#web/guest/texts/menu.texts.ts';
import { checkoutTexts, orderTexts } from '#web/guest/texts/order.texts.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { boardOf } from '../support/board.ts';
import { addToCart, openCart, sendOrder } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { onPhone, openRestaurant } from '../support/open-restaurant.ts';

test('Two hundred portions wait until I have spoken to the guest, a phone that plays pranks is refused, and an old card no longer carries its table @desktop', async ({
  page,
  t,
  newPerson,
}) => {
  const { ownerId, lemonade, send } = await openRestaurant(page.request, { tables: 12 });
  const menu = `/public-menu/${ownerId}`;
  const board = boardOf(page, t);
  await page.goto('/order-manager');

  // A hundred lemonades and a hundred more: the guest is asked to speak to the staff.
  const placed = await send('post', '/orders', {
    owner: ownerId,
    customerName: 'דנה כהן',
    phone: '0521112222',
    tableNumber: 7,
    dishes: [99, 99, 2].map((quantity) => ({ dishId: lemonade._id, quantity })),
    totalPrice: 200 * Number(lemonade.price),
    clientOrderToken: crypto.randomUUID(),
  });
  const guest = await onPhone((await newPerson()).page);
  await guest.goto(`/order/${placed.trackingToken}`);
  const stage = guest.getByRole('status').first();
  await expect(stage).toContainText(t(orderTexts.heldHint));

  // The board shows it apart, above what waits as usual.
  await send('post', '/orders', {
    owner: ownerId,
    customerName: 'רון לוי',
    phone: '0501234567',
    dishes: [{ dishId: lemonade._id, quantity: 1 }],
    totalPrice: lemonade.price,
    clientOrderToken: crypto.randomUUID(),
  });
  const large = page.getByRole('region', { name: t(orderManagerTexts.heldGroup) });
  await expect(large.getByRole('article')).toHaveCount(1);
  await expect(large).toContainText(t(orderManagerTexts.held, { count: 200 }));
  await expect(large).not.toContainText('רון לוי');
  await expect(board.card(2)).toBeVisible();

  // Its phone is refused from its dialog; what it has sent is still mine to approve.
  await board.open(1);
  await board.dialog.getByRole('button', { name: t(refusedPhonesTexts.refuse) }).click();
  await expect(board.dialog.getByText(t(refusedPhonesTexts.refused))).toBeVisible();
  await page.keyboard.press('Escape');
  await guest.goto(`${menu}?table=7`);
  await addToCart(guest, t, 'לימונדה');
  await openCart(guest, t);
  await sendOrder(guest, t, 'דנה כהן', '0521112222');
  await expect(guest.getByText(t(checkoutTexts.phoneRefused))).toBeVisible();
  await board.open(1);
  await board.dialog.getByRole('button', { name: t(refusedPhonesTexts.accept) }).click();
  await expect(board.dialog.getByRole('button', { name: t(refusedPhonesTexts.refuse) })).toBeVisible();
  await page.keyboard.press('Escape');
  await guest.getByRole('button', { name: t(checkoutTexts.send), exact: true }).click();
  await expect(guest.getByRole('heading', { name: t(checkoutTexts.receivedAtTable) })).toBeVisible();
  await board.press(1, 'approve');
  await expect(large).toBeHidden();
  await guest.goto(`/order/${placed.trackingToken}`);
  await expect(stage).toContainText(t(orderTexts.inProcess));

  // The code of the table is issued anew: the card that is printed next carries it.
  await page.goto('/qr-code');
  await page.getByLabel(t(qrTexts.table)).fill('7');
  await page.getByRole('button', { name: t(reissueTexts.one, { number: 7 }) }).click();
  await page.getByRole('button', { name: t(reissueTexts.confirm), exact: true }).click();
  await expect(page.getByText(t(reissueTexts.done))).toBeVisible();
  const link = await page
    .getByText(/\?table=7&code=[a-z]{6}$/)
    .first()
    .innerText();
  const code = link.slice(-6);

  // The old print opens the menu without its table, and says so.
  await guest.goto(`${menu}?table=7`);
  await addToCart(guest, t, 'לימונדה');
  await expect(guest.getByText(t(guestTexts.replaced))).toBeVisible();
  await expect(guest.getByRole('button', { name: t(callsTexts.open) })).toBeHidden();
  await guest.getByRole('button', { name: t(menuTexts.close), exact: true }).click();
  await openCart(guest, t);
  await guest.getByRole('button', { name: t(checkoutTexts.start) }).click();
  await expect(guest.getByText(t(guestTexts.scanToName))).toBeVisible();
  await expect(guest.getByRole('option', { name: '7', exact: true })).toHaveCount(0);

  // A code that was never issued is found out as well, and the new one works.
  await guest.goto(`${menu}?table=7&code=bcdfgh`);
  await expect(guest.getByText(t(guestTexts.replaced))).toBeVisible();
  await guest.goto(`${menu}?table=7&code=${code}`);
  await expect(guest.getByRole('button', { name: t(callsTexts.open) })).toBeVisible();
  await openCart(guest, t);
  await sendOrder(guest, t, 'דנה כהן', '0521112222');
  await expect(guest.getByRole('heading', { name: t(checkoutTexts.receivedAtTable) })).toBeVisible();

  // With something in the cart, another table's code is scanned: the new table wins, and the guest is told.
  await guest.goto(`${menu}?table=7&code=${code}`);
  await addToCart(guest, t, 'לימונדה');
  await guest.goto(`${menu}?table=8`);
  await expect(guest.getByText(t(guestTexts.moved, { number: 8 }))).toBeVisible();
  await openCart(guest, t);
  await guest.getByRole('button', { name: t(checkoutTexts.start) }).click();
  await expect(guest.getByLabel(t(checkoutTexts.table))).toHaveValue('8');
});
