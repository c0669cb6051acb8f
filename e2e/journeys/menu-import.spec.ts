import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { importTexts, reviewTexts, saveTexts } from '#web/features/menu-files/screen/menu-import.texts.ts';
import { menusTexts } from '#web/features/menus/list/menus.texts.ts';
import { expect, test } from '../support/journey.ts';
import { signUpByCalls } from '../support/owner-calls.ts';

const fortyDishes = readFileSync(
  new URL('../../core/menu-files/testing/corpus/forty-dishes.txt', import.meta.url),
  'utf8',
);

/** Once what is in sight has been drawn. */
const pageHeight = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(document.documentElement.scrollHeight)),
        );
      }),
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
  const save = page.getByRole('button', { name: t(saveTexts.save, { count: 40 }) });
  // Rows that took their heights only in sight would push the button away from under the finger.
  const heightBefore = await pageHeight(page);
  await save.scrollIntoViewIfNeeded();
  expect(await pageHeight(page)).toBe(heightBefore);
  await save.click();
  await page.waitForURL(/\/menu-builder\//);
  await page.goto(`/public-menu/${ownerId}`);
  await expect(page.getByText('כבד קצוץ')).toBeVisible();
  await expect(page.getByText('קפה שחור')).toBeAttached();
});
