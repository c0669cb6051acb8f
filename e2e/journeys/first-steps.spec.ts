import { directionOf, otherLocale } from '#core/i18n/locale.ts';
import { translate } from '#core/i18n/text.ts';
import { signInTexts } from '#web/lib/texts/sign-in.texts.ts';
import { uiTexts } from '#web/ui/ui.texts.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/journey.ts';
import { ownerPassword } from '../support/owner.ts';
import { signUpByCalls } from '../support/owner-calls.ts';

test('I change the language: the page turns round at once and remembers it', async ({ page, language }) => {
  const other = otherLocale(language);
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
  await page
    .getByRole('link', {
      name: translate(language, language === 'he' ? uiTexts.switchToEnglish : uiTexts.switchToHebrew),
    })
    .click();
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(other));
  await expect(page.getByRole('button', { name: translate(other, signInTexts.logIn) })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.getByRole('button', { name: translate(other, signInTexts.logIn) })).toBeVisible();
});

test('I open an address that does not exist and find my way home @hebrew', async ({ page }) => {
  const answer = await page.goto('/no-such-page/שלום');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('A part of the site does not arrive and I am told @desktop', async ({ browser, baseURL }) => {
  // A page of its own: the browser complains about the missing file, as it should.
  const page = await browser.newPage({ baseURL });
  await page.route(/\/login-page-/, (route) => route.abort());
  await page.goto('/login');
  // The page is there to read, and tells when somebody uses it.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.close();
});

test('I open an owner page without signing in, log in, and come to it @english', async ({
  page,
  t,
  request,
}) => {
  const { email } = await signUpByCalls(request);

  const session = await holdRequests(page, '**/api/users/me');
  await page.goto('/qr-code');
  await expect(page.getByText('Checking session...')).toBeVisible();
  session.letGo();
  await expect(page.getByText('Please log in to access this page.')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await page.getByLabel(t(signInTexts.email)).fill(email);
  await page.getByRole('textbox', { name: t(signInTexts.password) }).fill('wrong password');
  await page.getByRole('button', { name: t(signInTexts.logIn) }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(page.getByLabel(t(signInTexts.email))).toHaveValue(email);
  await page.getByRole('textbox', { name: t(signInTexts.password) }).fill(ownerPassword);
  await page.getByRole('button', { name: t(signInTexts.logIn) }).click();
  await page.waitForURL('/qr-code');
});

test('I sign up with an address that is taken and read what to do @phone', async ({ page, t, request }) => {
  const { email } = await signUpByCalls(request);
  await page.goto('/signup');
  await page.getByLabel(t(signInTexts.firstName)).fill('דנה');
  await page.getByLabel(t(signInTexts.lastName)).fill('כהן');
  await page.getByLabel(t(signInTexts.restaurantName)).fill('קפה דנה');
  await page.getByLabel(t(signInTexts.email)).fill(email);
  await page.getByRole('textbox', { name: t(signInTexts.password) }).fill(ownerPassword);
  await page.getByRole('button', { name: t(signInTexts.signUp) }).click();
  await expect(page.getByText('This email is already in use. Please use another.')).toBeVisible();
  await expect(page.getByLabel(t(signInTexts.restaurantName))).toHaveValue('קפה דנה');
});
