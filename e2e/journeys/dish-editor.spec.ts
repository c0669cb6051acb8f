import { dishPanelTexts } from '#web/features/menus/editor/texts/menu-editor.texts.ts';
import { structureTexts } from '#web/features/menus/editor/texts/structure.texts.ts';
import { dishRow } from '../support/dish-row.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/open-restaurant.ts';

test('What saves a dish stays where I aim at it while the rest of the dish is drawn @desktop', async ({
  page,
  t,
}) => {
  const { menuId } = await openRestaurant(page.request);
  await page.goto(`/menu-builder/${menuId}`);
  const dish = dishRow(page, t, 'לימונדה');
  await dish.waitFor();
  // After every change of the page, before it is painted.
  const placesOfSave = await page.evaluateHandle(() => {
    const places: number[] = [];
    new MutationObserver(() => {
      const save = document.querySelector('form [type=submit]');
      if (save) places.push(Math.round(save.getBoundingClientRect().top));
    }).observe(document.body, { childList: true, subtree: true });
    return places;
  });
  await dish.click();
  await expect(page.getByRole('button', { name: t(structureTexts.saveDish) })).toBeVisible();
  await page.getByLabel(t(dishPanelTexts.ingredients)).waitFor();
  expect([...new Set(await placesOfSave.jsonValue())]).toHaveLength(1);
});
