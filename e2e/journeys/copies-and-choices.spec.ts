import { copyTexts } from '#web/features/menus/editor/copy/copy.texts.ts';
import { groupTexts } from '#web/features/menus/editor/dish/group.texts.ts';
import { structureTexts } from '#web/features/menus/editor/texts/structure.texts.ts';
import { menusTexts } from '#web/features/menus/list/menus.texts.ts';
import { dishTexts, menuTexts } from '#web/guest/texts/menu.texts.ts';
import { checkoutTexts } from '#web/guest/texts/order.texts.ts';
import { dishRow } from '../support/dish-row.ts';
import { openCart, sendOrder } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { onPhone } from '../support/open-restaurant.ts';
import { ownerPassword } from '../support/owner.ts';
import { signUpByCalls } from '../support/owner-calls.ts';

test('I ask for two toppings, copy the menu, and a guest takes corn twice @desktop', async ({
  page,
  t,
  newPerson,
}) => {
  const { ownerId, send } = await signUpByCalls(page.request);
  const menu = await send('post', '/users/menus');
  await send('put', `/menus/${menu._id}`, { name: 'Lunch' });
  await send('put', `/menus/${menu._id}/sections`, { add: [{ sectionName: 'Bowls' }] });
  const options = [{ name: 'Corn', price: 3 }, { name: 'Tuna' }, { name: 'Nuts' }];
  const changes = [{ name: 'Toppings', type: 'multiple', maxSelections: 3, options }];
  await send('post', '/dishes', {
    menuId: menu._id,
    sectionName: 'Bowls',
    name: 'Green bowl',
    price: 40,
    changes,
  });
  await send('post', '/users/verify-password', { password: ownerPassword });
  await send('post', '/services/start');

  await page.goto(`/menu-builder/${menu._id}`);
  await dishRow(page, t, 'Green bowl').click();
  await page.getByLabel(t(groupTexts.min), { exact: true }).fill('2');
  await page.getByLabel(t(groupTexts.times, { number: 1 })).fill('2');
  await page.getByRole('button', { name: t(structureTexts.saveDish) }).click();
  await expect(page.getByRole('button', { name: t(structureTexts.saveDish) })).toBeHidden();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: t(menusTexts.copyOf, { name: 'Lunch' }) }).dblclick();
  await page.getByRole('link', { name: t(menusTexts.openCopy) }).click();
  await page.getByRole('button', { name: t(structureTexts.copy) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox').first()).toHaveText('Lunch');
  await dialog.getByRole('button', { name: t(copyTexts.copy) }).click();
  await page.getByRole('link', { name: t(copyTexts.openMenu) }).click();
  await expect(page.getByRole('heading', { name: 'Copy of Bowls' })).toBeVisible();

  const guest = await newPerson();
  await onPhone(guest.page);
  await guest.page.goto(`/public-menu/${ownerId}`);
  const pick = guest.page.getByRole('button', { name: `${t(menuTexts.add)} Green bowl` });
  await expect(pick).toHaveCount(2);
  await pick.first().click();
  const sheet = guest.page.getByRole('dialog');
  const add = sheet.getByRole('button', { name: t(dishTexts.addToOrder) });
  await add.click();
  await expect(add).toContainText(`Toppings: ${t(dishTexts.required)}`);
  const more = sheet.getByRole('group', { name: 'Corn' }).getByRole('button', { name: t(dishTexts.more) });
  await more.click();
  await more.click();
  await expect(more).toBeDisabled();
  await add.click();
  await openCart(guest.page, t);
  await expect(sheet.getByText('2 × Corn')).toBeVisible();
  await sendOrder(guest.page, t, 'Dana Cohen', '0501234567');
  await expect(guest.page.getByRole('heading', { name: t(checkoutTexts.received) })).toBeVisible();

  await page.goto('/order-manager');
  await expect(page.getByText('2 × Corn')).toBeVisible();
});
