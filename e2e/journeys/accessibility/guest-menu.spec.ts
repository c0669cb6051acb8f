import { layoutStyles } from '#core/menus/menu-style.ts';
import { presetColors } from '#core/theme/theme-choices.ts';
import { avoidedWarningTexts } from '#web/guest/contents/avoided-warning.texts.ts';
import { contentsTexts } from '#web/guest/contents/contents.texts.ts';
import { findTexts } from '#web/guest/find/find.texts.ts';
import { dishTexts, menuTexts } from '#web/guest/texts/menu.texts.ts';
import { allergenTexts } from '#web/lib/texts/dish-contents/allergen.texts.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { addToCart } from '../../support/guest.ts';
import { expect, test } from '../../support/journey.ts';
import { openRestaurant } from '../../support/open-restaurant.ts';
import { press } from '../../support/press.ts';

test('The menu can be used by everyone in each layout, and by whoever must not eat something @hebrew', async ({
  page,
  t,
  request,
}) => {
  const { hummus, menuId, ownerId, send } = await openRestaurant(request, { tables: 8 });
  await send('put', `/dishes/${hummus._id}`, {
    menuId,
    sectionName: 'ראשונות',
    name: hummus.name,
    price: hummus.price,
    dietaryInfo: [{ type: 'vegan' }],
    allergens: { contains: ['sesame'], mayContain: ['nuts'] },
  });
  await page.goto(`/public-menu/${ownerId}?table=5`);
  for (const [index, layoutStyle] of layoutStyles.entries()) {
    await send('put', `/menus/${menuId}`, { primaryColor: presetColors[index], layoutStyle });
    await expect(page.locator(`.list.${layoutStyle}`)).toBeVisible();
    await expectAccessible(page, `the layout ${layoutStyle}`);
  }
  await press(page, t(findTexts.open));
  await page.getByRole('searchbox').fill('סושי');
  await expect(page.getByText(t(findTexts.none))).toBeVisible();
  await expectAccessible(page, 'a search that finds nothing');
  await press(page, t(findTexts.close));

  const dialog = page.getByRole('dialog');
  await press(page, t(menuTexts.allergies));
  await dialog.getByLabel(t(allergenTexts.sesame)).check();
  await expectAccessible(page, 'allergies');
  await dialog.getByRole('button', { name: t(contentsTexts.done) }).click();
  await page.getByRole('button', { name: t(contentsTexts.show), exact: true }).click();
  await addToCart(page, t, hummus.name);
  await expect(dialog).toContainText(t(avoidedWarningTexts.warningHint));
  await expectAccessible(page, 'the warning of an allergy');
  await dialog.getByRole('button', { name: t(avoidedWarningTexts.addAnyway) }).click();
  await addToCart(page, t, 'פיצה');
  await dialog.getByRole('button', { name: t(dishTexts.addToOrder) }).click();
  await expect(dialog.getByText(t(dishTexts.chooseSize))).toBeVisible();
  await expectAccessible(page, 'a dish that wants choices');
});
