import { orderingTexts } from '#web/features/menus/editor/texts/editor.texts.ts';
import { structureTexts } from '#web/features/menus/editor/texts/structure.texts.ts';
import { orderPageTexts } from '#web/guest/orders/order-page.texts.ts';
import { dishTexts, menuTexts } from '#web/guest/texts/menu.texts.ts';
import { cartTexts, checkoutTexts, orderTexts } from '#web/guest/texts/order.texts.ts';
import { moveTexts, orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { browserPrinter, guestPages, ownerPages, visitorPages } from '../support/every-page.ts';
import { openRestaurant } from '../support/open-restaurant.ts';
import { test } from './journey.ts';
import { logIn } from './log-in.ts';

test('A guest orders from the table, I approve it on the board, and every new price reaches the guest', async ({
  request,
  newPerson,
  t,
}) => {
  const restaurant = await openRestaurant(request, { tables: 8 });
  const owner = await newPerson('tablet');
  await logIn(owner, t, request);
  await owner.open('/order-manager');

  const guest = await newPerson('phone');
  await guest.open(`/public-menu/${restaurant.ownerId}?lang=he&table=5`);
  await guest.press('button', `${t(menuTexts.add)} פיצה`);
  await guest.press('button', 'גדולה');
  await guest.press('radio', 'עבה');
  await guest.press('button', t(dishTexts.addToOrder));
  await guest.press('button', t(cartTexts.view));
  await guest.see('₪69.50');
  await guest.press('button', t(checkoutTexts.start));
  await guest.fill(t(checkoutTexts.name), 'דנה כהן');
  await guest.fill(t(checkoutTexts.phone), '0501234567');
  await guest.press('button', t(checkoutTexts.send));
  await guest.see(t(checkoutTexts.receivedAtTable));
  await guest.press('link', t(orderTexts.follow));
  await guest.see(t(orderPageTexts.waitingApprovalHint));

  // The board was open all the while: the order comes to it by itself, and so does the answer to the guest.
  await owner.see('דנה כהן');
  await owner.see(t(orderManagerTexts.table, { number: 5 }));
  await owner.press('button', t(moveTexts.approve));
  await guest.see(t(orderPageTexts.inProcessHint));

  await guest.press('link', t(orderPageTexts.backToMenu));
  await guest.see('₪14.9');
  await owner.open(`/menu-builder/${restaurant.menuId}`);
  await owner.press('button', t(orderingTexts.editDish, { name: 'לימונדה' }));
  await owner.fill(t(structureTexts.dishPrice), '17.25');
  await owner.press('button', t(structureTexts.saveDish));
  await guest.see('₪17.25');

  // Out of the browser's cache of pages, whose streams were closed when the page was left.
  await guest.open('/faq');
  const { lemonade } = restaurant;
  await restaurant.send('put', `/dishes/${lemonade._id}`, { ...lemonade, price: 18.75, revision: undefined });
  await guest.goBack();
  await guest.see('₪18.75');
});

test('I open every page, and none has anything to complain about', async ({ request, newPerson, t }) => {
  const restaurant = await openRestaurant(request, { tables: 8 });
  const { trackingToken } = await restaurant.order('דנה כהן');
  const { secret } = await restaurant.send('put', '/restaurants/ready-screen', { was: null });
  const { printer } = await restaurant.send('post', '/printers', browserPrinter);
  const pages = { ...restaurant, trackingToken, readySecret: secret, printerId: printer._id };
  const person = await newPerson('phone');
  for (const address of [...visitorPages, ...guestPages(pages)]) await person.open(address);
  await logIn(person, t, request);
  for (const address of ownerPages(pages)) await person.open(address);
});
