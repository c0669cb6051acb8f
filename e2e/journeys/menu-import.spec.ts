import { readFileSync } from 'node:fs';
import { importTexts, reviewTexts, saveTexts } from '#web/features/menu-files/screen/menu-import.texts.ts';
import { menusTexts } from '#web/features/menus/list/menus.texts.ts';
import { expect, test } from '../support/journey.ts';
import { signUpByCalls } from '../support/owner-calls.ts';

const fortyDishes = readFileSync(
  new URL('../../core/menu-files/testing/corpus/forty-dishes.txt', import.meta.url),
  'utf8',
);

test('I paste my menu of forty dishes, fix one price, save it, and guests read it @phone', async ({
  page,
  t,
}) => {
  const { ownerId } = await signUpByCalls(page.request);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: t(menusTexts.import) }).click();
  await page.getByRole('textbox', { name: t(importTexts.paste) }).fill(fortyDishes);
  await page.getByRole('button', { name: t(importTexts.read) }).click();
  await expect(page.getByText(t(reviewTexts.toCheck, { count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: t(reviewTexts.next) }).click();
  await page.getByRole('spinbutton', { name: t(reviewTexts.dishPrice, { name: 'דג היום' }) }).fill('89');
  await expect(page.getByText(t(reviewTexts.nothingToCheck))).toBeVisible();
  await page.getByRole('button', { name: t(saveTexts.save, { count: 40 }) }).click();
  await page.waitForURL(/\/menu-builder\//);
  await page.goto(`/public-menu/${ownerId}`);
  await expect(page.getByText('כבד קצוץ')).toBeVisible();
  await expect(page.getByText('קפה שחור')).toBeAttached();
});
