import { readFile } from 'node:fs/promises';
import { menusTexts } from '#web/features/menus/list/menus.texts.ts';
import { paperMenuTexts } from '#web/features/paper-menu/texts/paper-menu.texts.ts';
import { expect, test } from '../support/journey.ts';
import { signUpByCalls } from '../support/owner-calls.ts';

test('I choose A5 and two columns for my menu and download its PDF @desktop', async ({ page, t }) => {
  await signUpByCalls(page.request);
  const menu = await (await page.request.post('/api/users/menus')).json();
  await page.request.put(`/api/menus/${menu._id}/sections`, { data: { add: [{ sectionName: 'ראשונות' }] } });
  const data = { name: 'חומוס של הבית', price: 32, menuId: menu._id, sectionName: 'ראשונות' };
  await page.request.post('/api/dishes', { data });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: t(menusTexts.printOf, { name: menu.name }) }).click();
  await page.waitForURL(`/paper-menu/${menu._id}`);
  await page.getByText('A5', { exact: true }).click();
  await page.getByText(t(paperMenuTexts.twoColumns), { exact: true }).click();
  await expect(page.getByRole('radio', { name: t(paperMenuTexts.twoColumns) })).toBeChecked();
  await expect(
    page.getByRole('img', { name: t(paperMenuTexts.page, { number: 1, count: 1 }) }),
  ).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t(paperMenuTexts.download) }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
