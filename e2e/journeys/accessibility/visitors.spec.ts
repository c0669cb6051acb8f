import { faqTexts, siteTexts } from '#web/features/marketing/marketing.texts.ts';
import { signInTexts } from '#web/lib/texts/sign-in.texts.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/journey.ts';
import { press } from '../../support/press.ts';

test('What visitors press and get wrong can be used by everyone @english', async ({ page, t, isMobile }) => {
  await page.goto('/');
  if (isMobile) {
    await press(page, t(siteTexts.openMenu));
    await expectAccessible(page, 'the menu of the site');
  }
  await page.goto('/faq');
  await press(page, t(faqTexts.costQ));
  await expect(page.getByRole('button', { name: t(faqTexts.costQ) })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expectAccessible(page, 'an answer');
  await page.goto('/login');
  await page.getByLabel(t(signInTexts.email)).click();
  await page.locator('form[novalidate]').waitFor();
  await page.getByLabel(t(signInTexts.email)).fill('nobody@menta.test');
  await page.getByRole('textbox', { name: t(signInTexts.password) }).fill('wrong password');
  await page.getByRole('button', { name: t(signInTexts.logIn) }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expectAccessible(page, 'a refused log-in');
  await page.goto('/signup');
  await page.getByLabel(t(signInTexts.email)).click();
  await page.locator('form[novalidate]').waitFor();
  await page.getByRole('button', { name: t(signInTexts.signUp) }).click();
  await expect(page.getByText(t(signInTexts.fieldRequired)).first()).toBeVisible();
  await expectAccessible(page, 'an empty sign-up');
  await page.goto('/reset-password');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expectAccessible(page, 'a broken link');
  await page.goto('/qr-code');
  await expect(page.getByText('Please log in to access this page.')).toBeVisible();
  await expectAccessible(page, 'a page of owners');
});
