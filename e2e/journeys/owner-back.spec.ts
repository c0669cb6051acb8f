import { settingsPageTexts } from '#web/app/pages/dashboard/settings/settings-page-name.texts.ts';
import { editorTexts } from '#web/features/menus/editor/texts/editor.texts.ts';
import { structureTexts } from '#web/features/menus/editor/texts/structure.texts.ts';
import { menusTexts } from '#web/features/menus/list/menus.texts.ts';
import { settingsTexts } from '#web/features/restaurants/settings/restaurant-settings.texts.ts';
import { shiftsTexts } from '#web/features/shifts/list/shifts.texts.ts';
import { settingsPageAddress } from '#web/lib/site/settings-addresses.ts';
import { dashboardTexts } from '#web/lib/texts/dashboard.texts.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';
import { sessionTexts } from '#web/lib/texts/session.texts.ts';
import { unsavedTexts } from '#web/ui/overlay/unsaved-guard.texts.ts';
import { uiTexts } from '#web/ui/ui.texts.ts';
import { boardOf } from '../support/board.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/restaurant.ts';
import { goToSettings } from '../support/settings.ts';

test('the back button closes an order, then the edit that took its place, then leaves the board @phone', async ({
  page,
  t,
}) => {
  const { order } = await openRestaurant(page.request);
  await order('Dana');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: t(dashboardTexts.orders) }).click();
  const board = boardOf(page, t);

  await board.open(1);
  await page.goBack();
  await expect(board.dialog).toBeHidden();
  await expect(page).toHaveURL('/order-manager');

  // One dialog hands over to another: the press belongs to the one that is seen.
  await board.open(1);
  await board.dialog.getByRole('button', { name: t(orderManagerTexts.edit), exact: true }).click();
  const password = board.dialog.getByRole('textbox', { name: t(passwordCheckTexts.label) });
  await expect(password).toBeVisible();
  await page.goBack();
  await expect(board.dialog).toBeHidden();
  await expect(page).toHaveURL('/order-manager');

  // Forward opens nothing.
  await page.goForward();
  await expect(board.card(1)).toBeVisible();
  await expect(board.dialog).toBeHidden();

  // Another stage was opened on the way, and is closed on the way back.
  await board.showStage('inProcess');
  await expect(board.card(1)).toBeHidden();
  await page.goBack();
  await expect(board.card(1)).toBeVisible();
  await expect(page).toHaveURL('/order-manager');

  // Closed by its own button it leaves nothing to press twice for.
  await board.open(1);
  await board.dialog.getByRole('button', { name: t(uiTexts.close) }).click();
  await expect(board.dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: t(dashboardTexts.title) })).toBeVisible();
});

test('the back button closes a dish, and asks first when something was typed @phone', async ({ page, t }) => {
  const { menuId } = await openRestaurant(page.request, '', false);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: t(menusTexts.edit) }).click();
  await page.waitForURL(`/menu-builder/${menuId}`);
  const name = page.getByLabel(t(structureTexts.dishName));
  const openDish = async () => {
    await page.getByText('תה נענע').first().click();
    await expect(name).toHaveValue('תה נענע');
  };

  await openDish();
  await page.goBack();
  await expect(name).toBeHidden();
  await expect(page).toHaveURL(`/menu-builder/${menuId}`);

  await page.getByRole('tab', { name: t(editorTexts.settings) }).click();
  await expect(page.getByText('תה נענע').first()).toBeHidden();
  await page.goBack();
  await expect(page.getByText('תה נענע').first()).toBeVisible();

  await openDish();
  await name.fill('תה');
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // The question is what lies on top now: going back answers it as staying does.
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(name).toHaveValue('תה');
  await page.goBack();
  await page.getByRole('button', { name: t(unsavedTexts.leave) }).click();
  await expect(name).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('tabs and shifts of the dashboard have addresses that reload and go back @desktop', async ({
  page,
  t,
}) => {
  const { order } = await openRestaurant(page.request);
  await order('Dana');
  await page.goto('/dashboard');
  const tab = (name: string) => page.getByRole('tab', { name });
  const isOpen = (name: string) => expect(tab(name)).toHaveAttribute('aria-selected', 'true');

  await tab(t(dashboardTexts.settings)).click();
  await isOpen(t(dashboardTexts.settings));
  await expect(page).toHaveURL(settingsPageAddress('restaurant'));
  await goToSettings(page, t, 'security');
  const heading = page.getByRole('heading', { name: t(settingsPageTexts.security), exact: true });
  await expect(heading).toBeFocused();
  await tab(t(dashboardTexts.shifts)).click();
  await isOpen(t(dashboardTexts.shifts));
  await page.goBack();
  await expect(page).toHaveURL(settingsPageAddress('security'));
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(settingsPageAddress('restaurant'));
  await isOpen(t(dashboardTexts.settings));

  // What is typed is not lost by going back.
  const address = page.getByLabel(t(settingsTexts.address));
  await address.fill('הנמל 1');
  await page.goBack();
  await page.getByRole('button', { name: t(unsavedTexts.stay) }).click();
  await expect(address).toHaveValue('הנמל 1');
  await page.goBack();
  await page.getByRole('button', { name: t(unsavedTexts.leave) }).click();
  await isOpen(t(dashboardTexts.menus));

  await tab(t(dashboardTexts.shifts)).click();
  await page.getByRole('link', { name: t(shiftsTexts.show) }).click();
  await expect(page).toHaveURL(/\/dashboard\/shifts\/[0-9a-f]{24}$/);
  const orders = page.getByRole('heading', { name: t(shiftsTexts.ordersTitle) });
  await expect(orders).toBeVisible();
  await page.reload();
  await expect(orders).toBeVisible();
  await expect(page.getByText('Dana')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/shifts');
  await expect(orders).toBeHidden();
  await isOpen(t(dashboardTexts.shifts));
});

test('after logging out the back button shows nothing of the restaurant @desktop', async ({ page, t }) => {
  await openRestaurant(page.request, '', false);
  // A whole page in between: the browser could keep the first dashboard as it was.
  await page.goto('/dashboard');
  const title = page.getByRole('heading', { name: t(dashboardTexts.title) });
  await expect(title).toBeVisible();
  await page.goto('/qr-code');
  await page.goto('/dashboard/settings');
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: t(sessionTexts.logOut), exact: true }).click();
  await page.waitForURL('/');
  for (const address of ['/dashboard/settings/restaurant', '/qr-code', '/dashboard']) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByText('Please log in to access this page.')).toBeVisible();
    await expect(title).toBeHidden();
    await expect(page.getByText('מסעדת הדקל')).toBeHidden();
  }
});
