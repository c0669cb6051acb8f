import { layoutStyles } from '#core/menus/menu-style.ts';
import { presetColors } from '#core/theme/theme-choices.ts';
import { findTexts } from '#web/guest/find/find.texts.ts';
import { menuTexts } from '#web/guest/texts/menu.texts.ts';
import { checkoutTexts } from '#web/guest/texts/order.texts.ts';
import { dietaryTexts } from '#web/lib/texts/dish-contents/dietary.texts.ts';
import { expectToFit } from '../support/fits-width.ts';
import { addToCart, openCart } from '../support/guest.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/journey.ts';
import { enterRestaurant, onPhone, openRestaurant } from '../support/open-restaurant.ts';

test('I search the menu, filter it, open a dish by its link and go back @hebrew', async ({
  page,
  t,
  request,
}) => {
  const restaurant = await enterRestaurant({ page, request });
  const dishes = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(dishes).toHaveCount(3);
  await page.getByRole('button', { name: t(findTexts.open) }).click();
  await page.getByRole('searchbox').fill('שמן');
  await expect(dishes).toHaveText(['חומוס הבית']);
  await page.getByRole('searchbox').fill('סושי');
  await expect(page.getByText(t(findTexts.none))).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: t(dietaryTexts.vegan), exact: true }).click();
  await expect(dishes).toHaveText(['חומוס הבית']);
  await page.getByRole('button', { name: t(findTexts.close) }).click();
  await expect(dishes).toHaveCount(3);

  // A friend sends the address of a dish.
  await page.goto('about:blank');
  await page.goto(`/public-menu/${restaurant.ownerId}#dish-${restaurant.pizza._id}`);
  await expect(page.getByRole('dialog', { name: 'פיצה' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(dishes).toHaveCount(3);
  await page.goForward();
  await expect(page.getByRole('dialog', { name: 'פיצה' })).toBeVisible();
  await page.getByRole('button', { name: t(menuTexts.close) }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(restaurant.address);

  // From the keyboard: back on the dish it was opened from.
  const pizza = page.getByRole('button', { name: 'פיצה', exact: true });
  await pizza.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'פיצה' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(pizza).toBeFocused();
});

test('A dish sells out and the owner changes colour, font and layout while I only look @phone', async ({
  page,
  t,
  request,
}) => {
  const streaming = page.waitForRequest('**/stream?*');
  const restaurant = await enterRestaurant({ page, request });
  await streaming;
  await restaurant.send('put', `/dishes/${restaurant.lemonade._id}/stock`, { available: false });
  const lemonade = page.getByRole('listitem').filter({ hasText: 'לימונדה' });
  await expect(lemonade).toHaveClass(/out/);
  await expect(lemonade).toContainText(t(menuTexts.soldOut));
  await expect(lemonade.getByRole('button')).toHaveCount(0);

  // Every layout and every colour; which of them meet changes neither.
  for (const [index, primaryColor] of presetColors.entries()) {
    const layoutStyle = layoutStyles[index % layoutStyles.length];
    await restaurant.send('put', `/menus/${restaurant.menuId}`, { primaryColor, layoutStyle });
    await expect(page.locator(`.list.${layoutStyle}`)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--primary')))
      .toBe(primaryColor);
  }
  await restaurant.send('put', `/menus/${restaurant.menuId}`, { fontStyle: 'alef' });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Alef');
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Alef', 'חומוס'))).toBe(true);
});

test('I tap before the page is hydrated, and nothing of it is lost @phone', async ({ page, t, request }) => {
  const restaurant = await openRestaurant(request);
  const scripts = await holdRequests(page, '**/assets/guest-*.js');
  await onPhone(page);
  await page.goto(`/public-menu/${restaurant.ownerId}`);
  await addToCart(page, t, 'לימונדה');
  await addToCart(page, t, 'לימונדה');
  const cart = page.getByRole('button', { name: t(menuTexts.cart) });
  await expect(cart).toContainText('2');
  await cart.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  scripts.letGo();
  await expect(page.getByRole('dialog').getByText('₪29.80').first()).toBeVisible();
});

test('Without JavaScript the menu is there to read @phone', async ({ browser, baseURL, request }) => {
  const restaurant = await openRestaurant(request);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${baseURL}/public-menu/${restaurant.ownerId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'מסעדת הדקל' })).toBeVisible();
  for (const text of ['חומוס הבית', 'חם, עם שמן זית', '₪32.5', 'לימונדה']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'שתייה' }).click();
  await expect(page).toHaveURL(/#s1$/);
  await context.close();
});

test('With text twice as large everything fits; without colours I see what can be pressed @phone', async ({
  page,
  t,
  request,
}) => {
  const restaurant = await enterRestaurant({ page, request });
  for (const address of [restaurant.address, '/demo']) {
    await page.setViewportSize({ width: 640, height: 900 });
    await page.goto(address);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const fits = (screen: string) => expectToFit(page, `${address}, ${screen}`, [640, 1280]);
    await fits('the menu');
    await page.locator('.pick').first().click();
    await fits('a dish');
    await page.keyboard.press('Escape');
    await page.locator('.add:not(.pick)').first().click();
    await openCart(page, t);
    await page.getByRole('button', { name: t(checkoutTexts.start) }).click();
    await fits('the checkout');
  }

  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(restaurant.address);
  const look = (selector: string, part: 'border-block-end-color' | 'border-block-end-width') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), part);
  expect(await look('.tabs [aria-current]', 'border-block-end-color')).not.toBe(
    await look('.tabs a:not([aria-current])', 'border-block-end-color'),
  );
  expect(await look('.add', 'border-block-end-width')).toBe('1px');
  await openCart(page, t);
  expect(await look('.stepper', 'border-block-end-width')).toBe('1px');
  expect(await look('.big', 'border-block-end-width')).toBe('1px');
  const drawn = await page
    .locator('.plus')
    .first()
    .evaluate((plus) => getComputedStyle(plus).backgroundImage);
  expect(drawn).toContain('linear-gradient');
});
