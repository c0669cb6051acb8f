import { structureTexts } from '#web/features/menus/editor/texts/structure.texts.ts';
import { hoursTexts } from '#web/guest/hours/hours.texts.ts';
import { menuTexts } from '#web/guest/texts/menu.texts.ts';
import { windowTexts } from '#web/ui/form/hours/window.texts.ts';
import { expect, test } from '../support/journey.ts';
import { onPhone, openRestaurant } from '../support/open-restaurant.ts';

test('I read what is not served now, and order it once its hours have changed @phone', async ({
  page,
  t,
  newPerson,
}) => {
  const owner = await newPerson();
  const restaurant = await openRestaurant(owner.page.request);
  const { menuId, ownerId, send } = restaurant;
  const sections = await (await owner.page.request.get(`/api/menus/${menuId}/sections`)).json();
  // Three days from now, wherever the clocks of the restaurant stand.
  const days = [(new Date().getUTCDay() + 3) % 7];
  await send('put', `/menus/${menuId}/sections`, {
    update: [{ _id: sections[0]._id, hours: [{ days, from: '08:00', to: '11:30' }] }],
  });
  await onPhone(page);
  await page.goto(`/public-menu/${ownerId}`);
  const served = page.getByText('08:00–11:30');
  await expect(served).toBeVisible();
  const add = page.getByRole('button', { name: new RegExp(`${t(menuTexts.add)} חומוס הבית`) });
  await expect(page.getByRole('button', { name: new RegExp(`${t(menuTexts.add)} לימונדה`) })).toBeVisible();
  await expect(add).toHaveCount(0);
  await page.getByRole('button', { name: 'חומוס הבית', exact: true }).click();
  const dish = page.getByRole('dialog', { name: 'חומוס הבית' });
  await expect(dish.getByText('08:00–11:30')).toBeVisible();
  await expect(dish.getByRole('textbox')).toHaveCount(0);
  await dish.getByRole('button', { name: t(menuTexts.close) }).click();

  await owner.page.goto(`/menu-builder/${menuId}`);
  const hours = owner.page.getByRole('button', { name: t(structureTexts.hours) }).first();
  await expect(hours).toContainText('08:00–11:30');
  await hours.click();
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByRole('button', { name: t(windowTexts.add) }).click();
  // Whole days, every day: always.
  await dialog.getByLabel(t(windowTexts.from)).last().fill('00:00');
  await dialog.getByLabel(t(windowTexts.to)).last().fill('00:00');
  await expect(dialog.getByText(t(windowTexts.wholeDay))).toBeVisible();
  await dialog.getByRole('button', { name: t(structureTexts.save), exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(add).toBeVisible();
  await expect(served).toBeHidden();
  await expect(page.getByText(t(hoursTexts.notNow))).toBeHidden();
  await add.click();
  await expect(page.getByRole('button', { name: /1/ }).first()).toBeVisible();
});
