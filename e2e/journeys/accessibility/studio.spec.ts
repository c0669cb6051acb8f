import { importTexts, reviewTexts } from '#web/features/menu-files/screen/menu-import.texts.ts';
import { designTexts } from '#web/features/menus/editor/design/design.texts.ts';
import { editorTexts } from '#web/features/menus/editor/texts/editor.texts.ts';
import { dishPanelTexts } from '#web/features/menus/editor/texts/menu-editor.texts.ts';
import { structureTexts } from '#web/features/menus/editor/texts/structure.texts.ts';
import { presetColorTexts } from '#web/lib/texts/style.texts.ts';
import { windowTexts } from '#web/ui/form/hours/window.texts.ts';
import { unsavedTexts } from '#web/ui/overlay/unsaved-guard.texts.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { buildMenu } from '../../support/built-menu.ts';
import { dishRow } from '../../support/dish-row.ts';
import { expect, test } from '../../support/journey.ts';
import { press } from '../../support/press.ts';

const pastedMenu = 'עיקריות\nשיפודי פרגית ₪74\nדג היום ₪ מחיר לפי משקל';

test('The studio can be used by everyone @english', async ({ page, t }) => {
  const { menuId, sectionId, send } = await buildMenu(page.request, ['חומוס', 'סלט']);
  const dialog = page.getByRole('dialog');
  const open = (name: string) => dishRow(page, t, name).click();
  await page.goto(`/menu-builder/${menuId}`);
  await open('חומוס');
  await page.getByLabel(t(structureTexts.dishName)).fill('');
  await page.getByRole('button', { name: t(structureTexts.saveDish) }).click();
  await expectAccessible(page, 'a dish without a name');
  const picture = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 400, height: 300 } });
  await page
    .getByRole('group', { name: t(dishPanelTexts.image) })
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByRole('dialog', { name: t(dishPanelTexts.crop) })).toBeVisible();
  await expectAccessible(page, 'the crop of a picture');

  await page.goto(`/menu-builder/${menuId}`);
  await press(page, t(structureTexts.hours));
  await dialog.getByRole('button', { name: t(windowTexts.add) }).click();
  await expectAccessible(page, 'the hours of a section');
  await page.goto(`/menu-builder/${menuId}`);
  await press(page, t(structureTexts.copy));
  await expect(dialog.getByRole('combobox').first()).toBeVisible();
  await expectAccessible(page, 'a copy of a section');

  await page.goto(`/menu-builder/${menuId}`);
  await page.getByRole('button', { name: t(structureTexts.rename, { name: 'ראשונות' }) }).click();
  await send('put', `/menus/${menuId}/sections`, { update: [{ _id: sectionId, newName: 'פתיחים' }] });
  const name = page.getByRole('textbox', { name: t(structureTexts.sectionName) });
  await name.fill('מנות ראשונות');
  await name.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'פתיחים' })).toBeVisible();
  await expectAccessible(page, 'a change that another tab made meanwhile');

  await page.goto(`/menu-builder/${menuId}`);
  for (const tab of [editorTexts.design, editorTexts.settings, editorTexts.languages]) {
    await page.getByRole('tab', { name: t(tab) }).click();
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
    await expectAccessible(page, t(tab));
  }
  await page.getByRole('tab', { name: t(editorTexts.design) }).click();
  await page.getByRole('button', { name: t(presetColorTexts.red) }).click();
  await expect(page.getByRole('button', { name: t(designTexts.save) })).toBeEnabled();
  await page.getByRole('link', { name: t(structureTexts.back) }).click();
  await expect(page.getByText(t(unsavedTexts.title))).toBeVisible();
  await expectAccessible(page, 'what is not saved yet');

  await page.goto('/menu-import');
  await page.getByRole('textbox', { name: t(importTexts.paste) }).fill(pastedMenu);
  await press(page, t(importTexts.read));
  await expect(page.getByText(t(reviewTexts.toCheck, { count: 1 }))).toBeVisible();
  await expectAccessible(page, 'an imported menu');
});
