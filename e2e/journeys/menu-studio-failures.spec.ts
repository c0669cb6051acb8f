import type { Page } from '@playwright/test';
import { restaurantTexts } from '#core/restaurants/restaurant.texts.ts';
import { designTexts } from '#web/features/menus/editor/design/design.texts.ts';
import { editorTexts } from '#web/features/menus/editor/texts/editor.texts.ts';
import { dishPanelTexts } from '#web/features/menus/editor/texts/menu-editor.texts.ts';
import { structureTexts } from '#web/features/menus/editor/texts/structure.texts.ts';
import { menusTexts } from '#web/features/menus/list/menus.texts.ts';
import { settingsTexts } from '#web/features/restaurants/settings/restaurant-settings.texts.ts';
import { checklistTexts } from '#web/features/restaurants/setup-checklist/setup-checklist.texts.ts';
import { dashboardTexts } from '#web/lib/texts/dashboard.texts.ts';
import { presetColorTexts } from '#web/lib/texts/style.texts.ts';
import { unsavedTexts } from '#web/ui/overlay/unsaved-guard.texts.ts';
import { buildMenu } from '../support/built-menu.ts';
import { dishRow } from '../support/dish-row.ts';
import { expect, test } from '../support/journey.ts';
import { ownerPassword } from '../support/owner.ts';
import { openSettings } from '../support/settings.ts';

/** The network fails for one kind of call while something is done. */
const whileFailing = async (page: Page, method: string, address: string, act: () => Promise<void>) => {
  let isDown = true;
  await page.route(address, (route) =>
    isDown && route.request().method() === method ? route.abort() : route.fallback(),
  );
  await act();
  // The route stays: taking it back would break what is on its way at that moment.
  isDown = false;
};

test('The network fails while I edit a menu: each failure is named and nothing is lost @desktop', async ({
  page,
  t,
}) => {
  const { menuId, dishIds, send } = await buildMenu(page.request, ['חומוס', 'סלט']);
  const alert = (sentence: string) =>
    expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  const confirm = () => page.getByRole('button', { name: t(structureTexts.delete), exact: true }).click();
  await page.goto(`/menu-builder/${menuId}`);
  await dishRow(page, t, 'חומוס').click();
  await page.getByLabel(t(structureTexts.dishDescription)).fill('עם טחינה');
  await whileFailing(page, 'PUT', '**/api/dishes/*', async () => {
    await page.getByRole('button', { name: t(structureTexts.saveDish) }).click();
    await alert('Failed to save the item...');
    await expect(page.getByLabel(t(structureTexts.dishDescription))).toHaveValue('עם טחינה');
  });
  await whileFailing(page, 'DELETE', '**/api/dishes/**', async () => {
    await page.getByRole('button', { name: t(dishPanelTexts.deleteDish) }).click();
    await confirm();
    await alert('Failed to remove the dish from menu.');
  });
  await send('delete', `/dishes/${dishIds[0]}/remove-from-menu?menuId=${menuId}`);
  // The question is still open.
  await confirm();
  await alert('Invalid dish ID');
  await expect(page.getByText('חומוס')).toHaveCount(0);

  await whileFailing(page, 'PUT', '**/sections', async () => {
    await page.getByRole('button', { name: t(structureTexts.deleteSection, { name: 'ראשונות' }) }).click();
    await confirm();
    await alert('Failed to delete section.');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'ראשונות' })).toBeVisible();
  await page.getByRole('tab', { name: t(editorTexts.design) }).click();
  await page.getByRole('button', { name: t(presetColorTexts.red) }).click();
  await whileFailing(page, 'PUT', '**/api/menus/*', async () => {
    await page.getByRole('button', { name: t(designTexts.save) }).click();
    await alert(t(designTexts.failed));
  });
  await page.getByRole('button', { name: t(designTexts.save) }).click();
  await expect(page.getByText(t(designTexts.saved))).toBeVisible();

  await page.goto('/menu-builder/undefined');
  await alert('Missing menu ID');
  await page.getByRole('link', { name: t(structureTexts.back) }).click();
  await whileFailing(page, 'DELETE', '**/api/menus/*', async () => {
    const name = new RegExp(`^${t(menusTexts.deleteOf, { name: '' }).trim()}`);
    await page.getByRole('button', { name }).click();
    await expect(page.getByText(t(menusTexts.deleteQuestion))).toBeVisible();
    await page.getByRole('button', { name: t(menusTexts.yes), exact: true }).click();
    await alert('Something went wrong while deleting the menu.');
  });
});

test('My first visit: the steps tick themselves, and the settings do not let me lose what I typed @phone', async ({
  page,
  t,
}) => {
  const { menuId, sectionId, send } = await buildMenu(page.request);
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: t(checklistTexts.title) });
  const progress = (done: number) =>
    expect(steps.getByText(t(checklistTexts.progress, { done, count: 4 })).first()).toBeVisible();
  await progress(1);
  await steps.getByRole('link', { name: t(checklistTexts.addDishes) }).click();
  await page.waitForURL(`/menu-builder/${menuId}`);
  await send('post', '/dishes', { name: 'חומוס', price: 32, menuId, sectionName: sectionId });
  await page.getByRole('link', { name: t(structureTexts.back) }).click();
  await progress(2);
  await steps.getByRole('link', { name: t(checklistTexts.printQr) }).click();
  await page.waitForURL('/qr-code');
  await page.goBack();
  await progress(3);
  await send('post', '/users/verify-password', { password: ownerPassword });
  await send('post', '/services/start', {});
  await page.reload();
  await expect(page.getByRole('heading', { name: t(dashboardTexts.title) })).toBeVisible();
  await expect(page.getByRole('link', { name: t(menusTexts.edit) })).toBeVisible();
  await expect(steps).toBeHidden();

  await page.getByRole('button', { name: t(dashboardTexts.qr) }).click();
  await expect(page.getByRole('img', { name: t(dashboardTexts.qrImage) })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();

  await openSettings(page, t, 'restaurant');
  const save = page.getByRole('button', { name: t(settingsTexts.save), exact: true }).first();
  const alert = (sentence: string) =>
    expect(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible();
  await page.getByLabel(t(settingsTexts.address)).fill('הנמל 1, יפו');
  await page.getByLabel(t(settingsTexts.phone)).fill('12345');
  await save.click();
  await alert(t(settingsTexts.phoneInvalid));
  await page.getByLabel(t(settingsTexts.phone)).fill('0501234567');
  await page.getByRole('switch', { name: t(settingsTexts.hasTables) }).click();
  await page.getByLabel(t(settingsTexts.tables)).fill('0');
  await save.click();
  await alert(t(settingsTexts.tablesInvalid));
  await page.getByLabel(t(settingsTexts.tables)).fill('12');
  await page.getByRole('tab', { name: t(dashboardTexts.menus) }).click();
  await expect(page.getByText(t(unsavedTexts.title))).toBeVisible();
  await page.getByRole('button', { name: t(unsavedTexts.stay) }).click();
  await whileFailing(page, 'PUT', '**/api/restaurants/settings', async () => {
    await save.click();
    await alert(t(settingsTexts.saveFailed));
  });
  await expect(page.getByLabel(t(settingsTexts.address))).toHaveValue('הנמל 1, יפו');
  await save.click();
  await expect(page.getByText(t(restaurantTexts.settingsSaved))).toBeVisible();
  await page.getByRole('tab', { name: t(dashboardTexts.menus) }).click();
  await expect(page.getByRole('link', { name: t(menusTexts.edit) })).toBeVisible();
});
