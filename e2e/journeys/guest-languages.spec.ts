import { demoRestaurant } from '#core/demo/demo-restaurant.ts';
import type { DemoDish } from '#core/demo/demo-types.ts';
import { guestLocales, languageNames } from '#core/i18n/locale.ts';
import { translatorFor } from '#core/i18n/text.ts';
import { orderPageTexts } from '#web/guest/orders/order-page.texts.ts';
import { dishTexts, menuTexts } from '#web/guest/texts/menu.texts.ts';
import { checkoutTexts, orderTexts } from '#web/guest/texts/order.texts.ts';
import { allergenTexts } from '#web/lib/texts/dish-contents/allergen.texts.ts';
import { boardOf } from '../support/board.ts';
import { expectToFit } from '../support/fits-width.ts';
import { addToCart, openCart } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/open-restaurant.ts';

const gelato = demoRestaurant.sections
  .flatMap(({ dishes }) => dishes)
  .find(({ key }) => key === 'gelato') as DemoDish;

test('We order in Arabic and in Russian, each reading our own language, and the kitchen reads Hebrew', async ({
  page: owner,
  t: ownerText,
  browser,
  baseURL,
}) => {
  const restaurant = await openRestaurant(owner.request, { tables: 8 });
  const { menuId, hummus, pizza, send } = restaurant;
  for (const [language, names] of Object.entries({ ar: ['حمص', 'بيتزا'], ru: ['Хумус', 'Пицца'] })) {
    const texts = [hummus, pizza].map(({ _id }, index) => ({ key: `dish/${_id}/name`, text: names[index] }));
    await send('put', `/menus/${menuId}/translations/${language}`, texts);
  }
  await owner.goto('/order-manager');
  const guests = [
    { locale: 'ar', direction: 'rtl', width: 320, dish: 'بيتزا', name: 'ليلى حداد', phone: '0501112222' },
    { locale: 'ru', direction: 'ltr', width: 390, dish: 'Пицца', name: 'Анна Левина', phone: '0503334444' },
  ] as const;
  for (const [index, { locale, direction, width, dish, name, phone }] of guests.entries()) {
    const t = translatorFor(locale);
    // The first comes with a browser of that language, the second chooses it on the page.
    const context = await browser.newContext({
      baseURL,
      locale: index === 0 ? 'ar' : 'he-IL',
      viewport: { width, height: 844 },
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.goto(`/public-menu/${restaurant.ownerId}?table=5`);
    if (index === 1) {
      await page.locator('summary').click();
      const heights = await page
        .locator('summary + div a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      await page.getByRole('link', { name: languageNames.ru }).click();
    }
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.getByText(t(menuTexts.open))).toBeVisible();
    await expectToFit(page, `the menu in ${locale}`);
    await page.setViewportSize({ width, height: 844 });

    await addToCart(page, t, dish);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'גדולה' }).click();
    await dialog.getByLabel('עבה').check();
    await dialog.getByRole('button', { name: t(dishTexts.addToOrder) }).click();
    await openCart(page, t);
    await dialog.getByRole('button', { name: t(checkoutTexts.start) }).click();
    await expect(dialog.getByLabel(t(checkoutTexts.table))).toHaveValue('5');
    await dialog.getByLabel(t(checkoutTexts.name)).fill(name);
    await dialog.getByLabel(t(checkoutTexts.phone)).fill(phone);
    await dialog.getByRole('button', { name: t(checkoutTexts.send), exact: true }).click();
    await expect(page.getByRole('heading', { name: t(checkoutTexts.receivedAtTable) })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: t(orderTexts.waitingApproval) }).click();
    await expect(page.getByRole('status')).toContainText(t(orderPageTexts.waitingApprovalHint));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectToFit(page, `the order in ${locale}`);
    await context.close();

    const card = boardOf(owner, ownerText).card(index + 1);
    await expect(card).toContainText(name);
    await expect(owner.locator('html')).toHaveAttribute('lang', 'he');
    await expect(card).toContainText('פיצה');
  }
});

test('The demo can be read in each language: all of it is translated, and fits @phone', async ({
  browser,
  baseURL,
}) => {
  for (const locale of guestLocales) {
    const t = translatorFor(locale);
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.goto(`/demo?lang=${locale}`);
    const menu = page.getByRole('main');
    // A text in another language than the page's says so.
    await expect(menu.locator('[lang]')).toHaveCount(0);
    // Its tabs scroll sideways; the page does not.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    // Seen one after the other: a section that never was on the screen has only a guessed height.
    for (const { name } of demoRestaurant.sections) {
      const heading = menu.getByRole('heading', { name: name[locale], exact: true });
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeVisible();
    }
    await addToCart(page, t, gelato.name[locale]);
    await expect(page.getByRole('dialog').getByText(t(allergenTexts.milk))).toBeVisible();
    await context.close();
  }
});

test('Only the beginning of my menu has come: what stands for the rest fetches no letters of its own @phone', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  // Until the summary of the language list is there, the browser writes one of its own, in its language.
  await page.route('/demo?lang=ar', async (route) => {
    const response = await route.fetch();
    const [beginning] = (await response.text()).split('<summary');
    await route.fulfill({ response, body: beginning });
  });
  await page.goto('/demo?lang=ar');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).not.toEqual([]);
  expect(fonts.filter((url) => url.includes('latin'))).toEqual([]);
});
