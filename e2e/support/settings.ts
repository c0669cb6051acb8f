import type { Page } from '@playwright/test';
import type { Translate } from '#core/i18n/text.ts';
import { settingsPageTexts } from '#web/app/pages/dashboard/settings/settings-page-name.texts.ts';
import { settingsListTexts } from '#web/app/pages/dashboard/settings/settings-pages.texts.ts';
import type { SettingsPage } from '#web/lib/site/settings-addresses.ts';
import { dashboardTexts } from '#web/lib/texts/dashboard.texts.ts';

/** From the dashboard, by its tab and its list. */
export const openSettings = async (page: Page, t: Translate, name: SettingsPage): Promise<void> => {
  await page.getByRole('tab', { name: t(dashboardTexts.settings) }).click();
  await goToSettings(page, t, name);
};

/** From one page of the settings to another, on whatever screen. */
export const goToSettings = async (page: Page, t: Translate, name: SettingsPage): Promise<void> => {
  const back = page.getByRole('link', { name: t(settingsListTexts.back) });
  if (await back.isVisible()) await back.click();
  await page
    .getByRole('navigation', { name: t(settingsListTexts.list) })
    .getByRole('link', { name: t(settingsPageTexts[name]) })
    .click();
  await page.getByRole('heading', { name: t(settingsPageTexts[name]), level: 2, exact: true }).waitFor();
};
