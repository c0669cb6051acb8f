import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { limits } from '#core/values/limits.ts';
import { menuSettingsTexts } from '#web/features/menus/editor/menu-settings.texts.ts';
import { editorTexts } from '#web/features/menus/editor/texts/editor.texts.ts';
import { dishPanelTexts } from '#web/features/menus/editor/texts/menu-editor.texts.ts';
import { structureTexts } from '#web/features/menus/editor/texts/structure.texts.ts';
import { uiTexts } from '#web/ui/ui.texts.ts';
import { buildMenu } from '../support/built-menu.ts';
import { dishRow } from '../support/dish-row.ts';
import { expect, test } from '../support/journey.ts';

/** A picture as a camera would make it, only smaller. */
const takePhoto = async (page: Page) => {
  const dataUrl = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
    const brush = canvas.getContext('2d');
    for (const [index, color] of ['#dc2626', '#16a34a', '#2563eb'].entries()) {
      if (brush) brush.fillStyle = color;
      brush?.fillRect(index * 134, 0, 134, 300);
    }
    return canvas.toDataURL('image/jpeg');
  });
  const buffer = Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
};

const picturesOn = (page: Page) => page.locator('img[src*="/images/"]');

test('I give a dish a picture and the menu a logo, see both on the preview, and take them away @phone', async ({
  page,
  t,
  newPerson,
}, info) => {
  const { menuId, dishIds, send } = await buildMenu(page.request, ['חומוס']);
  await page.goto(`/menu-builder/${menuId}`);
  const open = () => dishRow(page, t, 'חומוס').click();
  const pictures = page.getByRole('group', { name: t(dishPanelTexts.image) });
  const file = pictures.locator('input[type=file]');
  await open();
  await page.getByLabel(t(structureTexts.dishDescription)).fill('עם טחינה');
  await file.setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(page.getByText(t(uiTexts.imageWrongKind))).toBeVisible();
  // From a file: as a message to the browser it would take seconds.
  const tooLarge = info.outputPath('huge.jpg');
  await writeFile(tooLarge, Buffer.alloc(limits.imageBytes + 1));
  await file.setInputFiles(tooLarge);
  await expect(page.getByText(t(uiTexts.imageTooLarge, { megabytes: 10 }))).toBeVisible();
  await file.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText(t(dishPanelTexts.unreadable))).toBeVisible();
  await page
    .getByRole('button', { name: t(structureTexts.cancel) })
    .last()
    .click();

  await file.setInputFiles(await takePhoto(page));
  const crop = page.getByRole('dialog', { name: t(dishPanelTexts.crop) });
  await crop.getByLabel(t(dishPanelTexts.zoom)).fill('2');
  await crop.getByRole('img', { name: t(dishPanelTexts.cropArea) }).press('ArrowRight');
  await crop.getByRole('button', { name: t(dishPanelTexts.useCrop) }).click();
  await expect(crop).toBeHidden();
  await expect(page.getByLabel(t(structureTexts.dishDescription))).toHaveValue('עם טחינה');
  const progress = page.getByRole('progressbar', { name: t(uiTexts.uploadProgress) });
  await page.route('**/api/dishes/*', async (route) => {
    if (route.request().method() === 'PUT') await expect(progress).toBeVisible();
    await route.continue();
  });
  await page.getByRole('button', { name: t(structureTexts.saveDish) }).click();
  await expect(page.getByText(t(dishPanelTexts.saved))).toBeVisible();

  await page.getByRole('tab', { name: t(editorTexts.settings) }).click();
  const logo = page.getByRole('group', { name: t(menuSettingsTexts.logo) });
  await logo.locator('input[type=file]').setInputFiles(await takePhoto(page));
  await expect(page.getByText(t(menuSettingsTexts.saved))).toBeVisible();

  const preview = await page.context().newPage();
  await preview.goto(`/menu-preview/${menuId}`);
  await expect(picturesOn(preview)).toHaveCount(2);
  const widths = await picturesOn(preview).evaluateAll((all) =>
    Promise.all(
      all.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) return 0;
        await image.decode();
        return image.naturalWidth;
      }),
    ),
  );
  expect(Math.min(...widths)).toBeGreaterThan(0);

  await logo.getByRole('button', { name: t(uiTexts.removeImage) }).click();
  await page.getByRole('button', { name: t(structureTexts.delete), exact: true }).click();
  await expect(logo.getByRole('button', { name: t(uiTexts.pickImage) })).toBeVisible();
  await page.getByRole('tab', { name: t(editorTexts.structure) }).click();
  await open();
  await pictures.getByRole('button', { name: t(uiTexts.removeImage) }).click();
  await page.getByRole('button', { name: t(structureTexts.delete), exact: true }).click();
  await expect(pictures.getByRole('button', { name: t(uiTexts.pickImage) })).toBeVisible();
  await preview.reload();
  await expect(preview.getByText('חומוס').first()).toBeVisible();
  await expect(picturesOn(preview)).toHaveCount(0);
  await preview.close();
  expect((await send('get', `/menus/${menuId}`)).logo).toBeNull();
  expect(dishIds).toHaveLength(1);

  const stranger = await newPerson();
  await stranger.page.goto(`/menu-preview/${menuId}`);
  await expect(stranger.page.getByText('Please log in to access this page.')).toBeVisible();
  await buildMenu(stranger.page.request);
  const answer = await stranger.page.goto(`/menu-preview/${menuId}`);
  expect(answer?.status()).toBe(404);
  await expect(stranger.page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});
