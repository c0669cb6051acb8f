import type { Page } from '@playwright/test';
import { errorTexts } from '#core/errors/error-texts.ts';
import { localeCookie } from '#core/i18n/locale.ts';
import type { Translate } from '#core/i18n/text.ts';
import { signInTexts as s } from '#web/lib/texts/sign-in.texts.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/journey.ts';
import { ownerPassword, signUp } from '../support/owner.ts';

const signUpAndLeave = async (page: Page, t: Translate): Promise<string> => {
  await signUp(page, t);
  const { email } = await (await page.request.get('/api/users/me')).json();
  await page.request.post('/api/users/logout');
  return email;
};
const password = (page: Page, t: Translate) => page.getByRole('textbox', { name: t(s.password) });

test('I log in with a browser that runs no scripts', async ({ page, t, language, browser, baseURL }) => {
  const email = await signUpAndLeave(page, t);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await context.addCookies([{ name: localeCookie, value: language, url: baseURL ?? '' }]);
  const plain = await context.newPage();
  await plain.goto('/login?next=/qr-code');
  await plain.getByLabel(t(s.email)).fill(email);
  await password(plain, t).fill('not mine');
  await plain.getByRole('button', { name: t(s.logIn) }).click();
  await expect(plain.getByRole('alert')).toHaveText(t(errorTexts.bad_credentials));
  await expect(plain.getByLabel(t(s.email))).toHaveValue(email);
  await expect(password(plain, t)).toHaveValue('');
  await password(plain, t).fill(ownerPassword);
  await password(plain, t).press('Enter');
  await expect(plain).toHaveURL('/qr-code');
  expect((await context.request.get('/api/users/me')).status()).toBe(200);
  await context.close();
});

test('I press Enter before the scripts have arrived, and am in', async ({ page, t }) => {
  const email = await signUpAndLeave(page, t);
  const scripts = await holdRequests(page, '**/assets/*.js');
  await page.goto('/login?next=/qr-code', { waitUntil: 'commit' });
  await page.getByLabel(t(s.email)).fill(email);
  await password(page, t).fill(ownerPassword);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await password(page, t).press('Enter');
  expect(new URL((await sent).url()).pathname).toBe('/login');
  await expect(page).toHaveURL('/qr-code');
  scripts.letGo();
  await expect(page.getByRole('main')).toBeVisible();
});

test('I mistype before the scripts have arrived: the page says so, comes alive and lets me in', async ({
  page,
  t,
}) => {
  const email = await signUpAndLeave(page, t);
  const scripts = await holdRequests(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel(t(s.email)).fill(email);
  await password(page, t).fill('not mine');
  await page.getByRole('button', { name: t(s.logIn) }).click();
  await expect(page.getByRole('alert')).toHaveText(t(errorTexts.bad_credentials));
  scripts.letGo();
  // Only a page that is alive checks the form itself.
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(t(errorTexts.bad_credentials));
  await expect(page.getByLabel(t(s.email))).toHaveValue(email);
  await expectAccessible(page);
  await password(page, t).fill(ownerPassword);
  await password(page, t).press('Enter');
  await page.waitForURL('/dashboard');
});
