import { faqTexts, siteTexts } from '#web/features/marketing/marketing.texts.ts';
import { settingsTexts } from '#web/features/restaurants/settings/restaurant-settings.texts.ts';
import { dashboardTexts } from '#web/lib/texts/dashboard.texts.ts';
import { sessionTexts } from '#web/lib/texts/session.texts.ts';
import { unsavedTexts } from '#web/ui/overlay/unsaved-guard.texts.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/restaurant.ts';
import { openSettings } from '../support/settings.ts';

test('I stay on a page until the next one is here, and begin that at its top @desktop', async ({
  page,
  t,
}) => {
  const scrollTop = () => page.evaluate(() => window.scrollY);
  await page.goto('/');
  await page.keyboard.press('Shift');
  // The router marks its place in the history when it takes over.
  await page.waitForFunction(() => history.state !== null);
  const rest = Math.min(240, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight));
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), rest);
  expect(rest).toBeGreaterThan(0);
  const next = await holdRequests(page, '**/assets/faq-page*.js');
  // By keyboard: whoever reads with it stands at the new heading afterwards.
  await page
    .getByRole('banner')
    .getByRole('link', { name: t(siteTexts.faq) })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t(sessionTexts.loadingPage))).toBeAttached();
  await expect(page).toHaveURL('/');
  expect(await scrollTop()).toBe(rest);
  next.letGo();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1, name: t(faqTexts.headline) })).toBeFocused();
  await expect(page.getByText(t(sessionTexts.loadingPage))).toHaveCount(0);
  await expect.poll(scrollTop).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(scrollTop).toBe(rest);
});

test('The line breaks on the way to a page: I read what happened, and go back to where I was @phone', async ({
  page,
  t,
}) => {
  await openRestaurant(page.request, '', false);
  await page.goto('/dashboard');
  await page.route('**/assets/qr-code-page*.js', (route) => route.abort());
  await page.getByRole('link', { name: t(dashboardTexts.qrCodes), exact: true }).click();
  await expect(page.getByRole('heading', { name: t(sessionTexts.applicationError) })).toBeVisible();
  await expect(page).toHaveURL('/qr-code');
  await page.goBack();
  await expect(page.getByRole('heading', { name: t(dashboardTexts.title) })).toBeVisible();
  await page.unroute('**/assets/qr-code-page*.js');
  await page.goForward();
  await expect(page.getByRole('heading', { name: t(sessionTexts.applicationError) })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/qr-code');
});

test('I press back twice in a hurry, and what I typed is still asked about @phone', async ({ page, t }) => {
  await openRestaurant(page.request, '', false);
  await page.goto('/qr-code');
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: t(dashboardTexts.shifts) }).click();
  await openSettings(page, t, 'restaurant');
  const address = page.getByLabel(t(settingsTexts.address));
  await address.fill('הנמל 1');
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page.getByText(t(unsavedTexts.title))).toBeVisible();
  await expect(page).toHaveURL('/dashboard/settings/restaurant');
  await page.getByRole('button', { name: t(unsavedTexts.stay) }).click();
  await expect(address).toHaveValue('הנמל 1');
  await page.goBack();
  await page.getByRole('button', { name: t(unsavedTexts.leave) }).click();
  await expect(page).toHaveURL('/dashboard/settings');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/shifts');
  await expect(page.getByRole('tab', { name: t(dashboardTexts.shifts) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
