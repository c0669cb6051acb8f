import { fontTexts } from '#core/theme/font.texts.ts';
import { demoTexts } from '#web/guest/demo/demo.texts.ts';
import { layoutTexts, presetColorTexts, styleTexts } from '#web/lib/texts/style.texts.ts';
import { openCart, sendOrder } from '../support/guest.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/journey.ts';

test('I play with the demo: its design changes, its cart works, and its order says that it is pretended @phone', async ({
  page,
  t,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  // The controls come in a file of their own, after the first: a press between the two is not lost.
  const scripts = await holdRequests(page, '**/assets/guest-*.js', 1);
  await page.goto('/demo');
  await expect.poll(scripts.asked).toBeGreaterThan(1);
  const controls = page.getByRole('complementary', { name: t(demoTexts.label) });
  await controls.getByRole('button', { name: t(layoutTexts.minimal) }).click();
  scripts.letGo();
  await expect(page.locator('.list').first()).toHaveClass(/minimal/);
  await controls.getByRole('button', { name: t(presetColorTexts.green) }).click();
  await expect(page.locator('html')).toHaveCSS('--primary', '#16a34a');
  await controls.getByLabel(t(styleTexts.font)).selectOption(t(fontTexts['david-libre']));
  await expect(page.locator('html')).toHaveCSS('--font', /David Libre/);

  await page.locator('button.add:not(.pick)').first().click();
  await openCart(page, t);
  await sendOrder(page, t, 'דנה כהן', '0501234567');
  await expect(page.getByRole('dialog').getByText(t(demoTexts.sent))).toBeVisible();
  expect(sent).toEqual([]);
});
