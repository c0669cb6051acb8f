import type { Page } from '@playwright/test';
import { restaurantTexts } from '#core/restaurants/restaurant.texts.ts';
import { settingsTexts } from '#web/features/restaurants/settings/restaurant-settings.texts.ts';
import { conflictTexts } from '#web/lib/texts/conflict.texts.ts';
import { expect, test } from '../support/journey.ts';
import { signUpByCalls } from '../support/owner-calls.ts';

test('I change my restaurant in two tabs, and neither overwrites the other unasked @desktop', async ({
  page,
  context,
  t,
}) => {
  await signUpByCalls(page.request);
  const address = (tab: Page) => tab.getByRole('textbox', { name: t(settingsTexts.address) });
  const save = (tab: Page) => tab.getByRole('button', { name: t(settingsTexts.save), exact: true }).click();
  const second = await context.newPage();
  await page.goto('/dashboard/settings/restaurant');
  await second.goto('/dashboard/settings/restaurant');
  await address(page).fill('Harbour 1');
  await address(second).fill('Harbour 2');
  await save(second);
  await expect(second.getByText(t(restaurantTexts.settingsSaved))).toBeVisible();

  await save(page);
  const notice = page.getByRole('alert').filter({ hasText: t(conflictTexts.title) });
  await expect(notice).toContainText('Harbour 1');
  await expect(notice).toContainText('Harbour 2');
  await expect(address(page)).toHaveValue('Harbour 1');
  await notice.getByRole('button', { name: t(conflictTexts.keepMine) }).click();
  await expect(page.getByText(t(restaurantTexts.settingsSaved))).toBeVisible();
  await expect(notice).toBeHidden();

  await second.bringToFront();
  await second.reload();
  await expect(address(second)).toHaveValue('Harbour 1');
});
