import type { Page } from '@playwright/test';
import { languagesTexts, textKindTexts } from '#web/features/menus/editor/languages/languages.texts.ts';
import { editorTexts } from '#web/features/menus/editor/texts/editor.texts.ts';
import { expectToFit } from '../support/fits-width.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/restaurant.ts';

const fieldOf = (page: Page, kind: string, main: string) =>
  page.getByRole('textbox', { name: `${kind}: ${main}` });

test('I translate my menu, and a guest who has it open reads it in their language @phone', async ({
  page,
  t,
  newPerson,
}) => {
  const { menuId, ownerId } = await openRestaurant(page.request, '', false);
  const guest = await newPerson();
  await guest.page.goto(`/public-menu/${ownerId}?lang=en`);
  await expect(guest.page.getByText('תה נענע')).toBeVisible();

  await page.goto(`/menu-builder/${menuId}`);
  await page.getByRole('tab', { name: t(editorTexts.languages) }).click();
  const hummus = fieldOf(page, t(textKindTexts.dish), 'חומוס של הבית');
  await expect(hummus).toHaveAttribute('dir', 'ltr');
  await hummus.fill('House hummus');
  await fieldOf(page, t(textKindTexts.dish), 'תה נענע').focus();
  // From the last text around to the first.
  await page.keyboard.type('Mint tea');
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, t(textKindTexts.restaurant), 'מסעדת הדקל')).toBeFocused();
  await expectToFit(page, 'translations');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(t(languagesTexts.saved))).toBeVisible();
  await expect(guest.page.getByText('House hummus')).toBeVisible();
  await expect(guest.page.getByText('Mint tea')).toBeVisible();
});
