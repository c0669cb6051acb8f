import { boardOf } from '../support/board.ts';
import { addToCart, openCart, sendOrder } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { onPhone, openRestaurant } from '../support/open-restaurant.ts';

test('I read a Hebrew menu in English as it is being translated, order, and the kitchen reads Hebrew @desktop', async ({
  page: board,
  t,
  newPerson,
}) => {
  const { ownerId, menuId, hummus, pizza, send } = await openRestaurant(board.request);
  await board.goto('/order-manager');

  const { page: guest } = await newPerson();
  await onPhone(guest);
  await guest.goto(`/public-menu/${ownerId}`);
  const written = guest.getByRole('heading', { name: 'פיצה' });
  await expect(written).toHaveAttribute('lang', 'he');
  await expect(written).toHaveAttribute('dir', 'rtl');
  // The page must be listening before its owner goes on translating.
  await addToCart(guest, t, 'חומוס הבית');

  const key = (field: string) => `dish/${pizza._id}/${field}`;
  await send('put', `/menus/${menuId}/translations/en`, [
    { key: `dish/${hummus._id}/name`, text: 'House hummus', was: '' },
    { key: key('name'), text: 'Pizza', was: '' },
    { key: key('size/גדולה'), text: 'Large', was: '' },
    { key: key('group/בצק'), text: 'Dough', was: '' },
    { key: key('option/בצק/דק'), text: 'Thin', was: '' },
  ]);
  await guest.getByRole('heading', { name: 'Pizza' }).getByRole('button').click();
  const dish = guest.getByRole('dialog');
  await dish.getByRole('button', { name: /^Large/ }).click();
  await dish
    .getByRole('group', { name: /^Dough/ })
    .getByRole('radio', { name: 'Thin' })
    .check();
  await dish.getByRole('button', { name: /Add to order/ }).click();
  await openCart(guest, t);
  await expect(guest.locator('.choices')).toHaveText('Large · Thin');
  await sendOrder(guest, t, 'Dana', '0501234567');
  await guest.getByRole('dialog').locator('a[href^="/order/"]').click();
  await expect(guest.locator('.order-lines')).toContainText('House hummus');
  await expect(guest.locator('.order-lines')).toContainText('PizzaLarge · Thin');

  const { card } = boardOf(board, t);
  await expect(card(1)).toContainText('חומוס הבית');
  await expect(card(1)).toContainText('פיצה');
  await expect(card(1)).not.toContainText('Pizza');
  await expect(card(1)).toContainText('גדולה');
});
