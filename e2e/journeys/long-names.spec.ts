import { editorTexts } from '#web/features/menus/editor/texts/editor.texts.ts';
import { dishPanelTexts } from '#web/features/menus/editor/texts/menu-editor.texts.ts';
import { menusTexts } from '#web/features/menus/list/menus.texts.ts';
import { qrTexts } from '#web/features/qr/texts/qr.texts.ts';
import { settingsPages } from '#web/lib/site/settings-addresses.ts';
import { dashboardTexts } from '#web/lib/texts/dashboard.texts.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { dishRow } from '../support/dish-row.ts';
import { expectToFit } from '../support/fits-width.ts';
import { expect, test } from '../support/journey.ts';
import { ownerPassword } from '../support/owner.ts';
import { signUpByCalls } from '../support/owner-calls.ts';
import { goToSettings } from '../support/settings.ts';

const unbroken = 'W'.repeat(80);
const hebrew = 'שמולההבית'.repeat(9).slice(0, 80);
const inWords = 'חומוס הבית עם פטריות ובצל '.repeat(4).slice(0, 80).trim();
const names = ['א', 'W'.repeat(20), 'ש'.repeat(50), unbroken, hebrew, inWords];

/** A restaurant whose every name is as long as a name may be. */
const build = async (request: Parameters<typeof signUpByCalls>[0]) => {
  const { ownerId, send } = await signUpByCalls(request);
  await send('patch', '/users/me', { firstName: unbroken, lastName: hebrew });
  await send('put', '/restaurants/settings', {
    ownerId,
    restaurantName: unbroken,
    address: hebrew,
    hasTableNumbers: false,
    tableNumbersCount: 1,
  });
  const menu = await send('post', '/users/menus');
  await send('put', `/menus/${menu._id}`, { name: hebrew, description: unbroken });
  const dishes: { _id: string }[] = [];
  for (const sectionName of [unbroken, hebrew]) {
    const { id } = await send('put', `/menus/${menu._id}/sections`, { add: [{ sectionName }] });
    for (const name of names) {
      dishes.push(
        await send('post', '/dishes', {
          menuId: menu._id,
          sectionName: id,
          name,
          description: unbroken,
          price: 99_999.5,
          sizes: [{ name: unbroken, price: 0, isBase: true }],
          changes: [
            { name: hebrew, type: 'multiple', required: false, options: [{ name: unbroken, price: 5 }] },
          ],
          ingredients: [unbroken],
        }),
      );
    }
  }
  await send('post', '/users/verify-password', { password: ownerPassword });
  await send('post', '/services/start');
  for (const customerName of [unbroken, hebrew]) {
    await send('post', '/orders', {
      owner: ownerId,
      customerName,
      phone: '0501234567',
      dishes: dishes.slice(3, 6).map(({ _id }) => ({
        dishId: _id,
        quantity: 1,
        size: { name: unbroken },
        customizations: [{ groupName: hebrew, optionName: unbroken }],
        note: unbroken,
      })),
      totalPrice: 3 * 100_004.5,
      clientOrderToken: crypto.randomUUID(),
    });
  }
  return { menuId: String(menu._id) };
};

test('no name is too long for an owner’s screens, on whatever they are seen @phone', async ({ page, t }) => {
  const { menuId } = await build(page.request);

  await page.goto('/dashboard');
  await page.getByRole('link', { name: t(menusTexts.edit) }).waitFor();
  await expectToFit(page, 'the menus');
  await page.getByRole('tab', { name: t(dashboardTexts.settings) }).click();
  for (const name of settingsPages) {
    await goToSettings(page, t, name);
    await expectToFit(page, `the settings: ${name}`);
  }
  await page.getByRole('tab', { name: t(dashboardTexts.shifts) }).click();
  const shift = page.getByRole('tabpanel').getByRole('link').first();
  await shift.waitFor();
  await expectToFit(page, 'the shifts');
  await shift.click();
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  await expectToFit(page, 'the orders of a shift');

  await page.goto(`/menu-builder/${menuId}`);
  const dish = dishRow(page, t, unbroken).first();
  await dish.waitFor();
  await expectToFit(page, 'the dishes');
  await dish.click();
  await page.getByLabel(t(dishPanelTexts.ingredients)).waitFor();
  await expectToFit(page, 'a dish');
  await page.setViewportSize({ width: 320, height: 900 });
  // Its fields scroll; the sheet around them does not.
  const sheet = page.getByRole('dialog');
  expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await page.goto(`/menu-builder/${menuId}`);
  for (const tab of [editorTexts.design, editorTexts.settings]) {
    await page.getByRole('tab', { name: t(tab) }).click();
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
    await expectToFit(page, t(tab));
  }

  await page.goto('/order-manager');
  const order = page.getByRole('article').first();
  await order.waitFor();
  await expectToFit(page, 'the board');
  await order.getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
  await expectToFit(page, 'an order');
  await page.getByRole('button', { name: t(orderManagerTexts.edit) }).click();
  await page.getByRole('dialog').waitFor();
  await expectToFit(page, 'the change of an order');

  await page.goto('/qr-code');
  await page.getByRole('img', { name: t(qrTexts.previewOf, { name: unbroken }) }).waitFor();
  await expectToFit(page, 'the QR codes');
});
