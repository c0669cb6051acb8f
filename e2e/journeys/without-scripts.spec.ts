import type { Browser, Page } from '@playwright/test';
import { errorTexts } from '#core/errors/error-texts.ts';
import { directionOf, type Locale, localeCookie, otherLocale } from '#core/i18n/locale.ts';
import { type Translate, translate } from '#core/i18n/text.ts';
import { signInTexts as s } from '#web/lib/texts/sign-in.texts.ts';
import { uiTexts } from '#web/ui/ui.texts.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/journey.ts';
import { ownerPassword } from '../support/owner.ts';
import { signUpByCalls } from '../support/owner-calls.ts';

const password = (page: Page, t: Translate) => page.getByRole('textbox', { name: t(s.password) });

/** A reader whose browser runs no scripts. */
const openPlain = async (browser: Browser, baseURL = '', language: Locale): Promise<Page> => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await context.addCookies([{ name: localeCookie, value: language, url: baseURL }]);
  return context.newPage();
};

test('I log in with a browser that runs no scripts @phone', async ({
  request,
  t,
  language,
  browser,
  baseURL,
}) => {
  const { email } = await signUpByCalls(request);
  const plain = await openPlain(browser, baseURL, language);
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
  expect((await plain.request.get('/api/users/me')).status()).toBe(200);
  await plain.context().close();
});

test('I change the language with a browser that runs no scripts', async ({ language, browser, baseURL }) => {
  const plain = await openPlain(browser, baseURL, language);
  const other = otherLocale(language);
  const name = translate(language, language === 'he' ? uiTexts.switchToEnglish : uiTexts.switchToHebrew);
  for (const path of ['/pricing', '/login?next=/qr-code']) {
    await plain.context().addCookies([{ name: localeCookie, value: language, url: baseURL ?? '' }]);
    await plain.goto(path);
    await plain.getByRole('link', { name, exact: true }).click();
    await expect(plain.locator('html')).toHaveAttribute('lang', other);
    await expect(plain.locator('html')).toHaveAttribute('dir', directionOf(other));
  }
  expect(new URL(plain.url()).searchParams.get('next')).toBe('/qr-code');
  await plain.goto('/faq');
  await expect(plain.locator('html')).toHaveAttribute('lang', other);
  await plain.context().close();
});

test('I press Enter before the scripts have arrived, and am in @desktop', async ({ page, t, request }) => {
  const { email } = await signUpByCalls(request);
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

test('I mistype before the scripts have arrived: the page says so, comes alive and lets me in @phone', async ({
  page,
  t,
  request,
}) => {
  const { email } = await signUpByCalls(request);
  const scripts = await holdRequests(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel(t(s.email)).fill(email);
  await password(page, t).fill('not mine');
  await page.getByRole('button', { name: t(s.logIn) }).click();
  await expect(page.getByRole('alert')).toHaveText(t(errorTexts.bad_credentials));
  scripts.letGo();
  await password(page, t).click();
  // Only a page that is alive checks the form itself.
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(t(errorTexts.bad_credentials));
  await expect(page.getByLabel(t(s.email))).toHaveValue(email);
  await password(page, t).fill(ownerPassword);
  await password(page, t).press('Enter');
  await page.waitForURL('/dashboard');
});
