import { demoTexts } from '#core/i18n/texts/demo.texts.ts';
import { layoutTexts, lookTexts } from '#core/i18n/texts/look.texts.ts';
import { fontTexts } from '#core/theme/fonts.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openCart, sendOrder } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';

test('I play with the demo: its design changes, its cart works, and its order says that it is pretended', async ({
  page,
  t,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/demo');
  const controls = page.getByRole('complementary', { name: t(demoTexts.label) });
  await controls.getByRole('button', { name: t(layoutTexts.minimal) }).click();
  await expect(page.locator('.list').first()).toHaveClass(/minimal/);
  await controls.getByRole('button', { name: '#16a34a' }).click();
  await expect(page.locator('html')).toHaveCSS('--primary', '#16a34a');
  await controls.getByLabel(t(lookTexts.font)).selectOption(t(fontTexts['david-libre']));
  await expect(page.locator('html')).toHaveCSS('--font', /David Libre/);
  await expectAccessible(page);

  await page.locator('button.add:not(.pick)').first().click();
  await openCart(page, t);
  await sendOrder(page, t, 'דנה כהן', '0501234567');
  await expect(page.getByRole('dialog').getByText(t(demoTexts.sent))).toBeVisible();
  expect(sent).toEqual([]);
});
