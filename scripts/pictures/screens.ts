import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { type Locale, localeCookie, locales } from '#core/i18n/locale.ts';
import { type Translate, translatorFor } from '#core/i18n/text.ts';
import { lightColors } from '#core/theme/palette.ts';
import { alarmTexts } from '#web/features/alerts/alarm/order-alarm.texts.ts';
import { qrTexts } from '#web/features/qr/texts/qr.texts.ts';
import { stageTexts } from '#web/lib/texts/order-manager.texts.ts';
import type { Restaurant } from './build-restaurant.ts';

const phone = { width: 390, height: 800, scale: 2 };

type View = { width: number; height: number; scale: number; locale: Locale };

const withPage = async <T>(
  browser: Browser,
  { width, height, scale, locale }: View,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale,
    reducedMotion: 'reduce',
  });
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
};

const speak = (context: BrowserContext, url: string, locale: Locale) =>
  context.addCookies([{ name: localeCookie, value: locale, url }]);
/** Every picture in sight has arrived and every letter is in its own font. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > innerHeight;
    }),
  );
};

/** Things that lie on paper. */
const onPaper = (
  browser: Browser,
  pictures: readonly Buffer[],
  { width, radius }: { width: number; radius: number },
): Promise<Buffer> =>
  withPage(browser, { width: 1_200, height: 600, scale: 1.5, locale: 'en' }, async (page) => {
    const images = pictures
      .map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`)
      .join('');
    await page.setContent(`<!doctype html><style>
      body{margin:0;width:max-content;display:flex;gap:72px;padding:48px 96px 56px;background:${lightColors.quiet}}
      img{width:${width}px;border-radius:${radius}px;box-shadow:0 0 0 1px ${lightColors.line},0 18px 48px #0000002e}
    </style>${images}`);
    await settle(page);
    return page.locator('body').screenshot();
  });

/** A guest who has put something into the cart. */
const guestMenu = (
  browser: Browser,
  url: string,
  { owner }: Restaurant,
  locale: Locale = 'he',
): Promise<Buffer> =>
  withPage(browser, { ...phone, locale }, async (page, context) => {
    await speak(context, url, locale);
    await page.goto(`${url}/public-menu/${owner.id}?table=7`);
    const addAtOnce = page.locator('.add:not(.pick)');
    await addAtOnce.nth(0).click();
    await addAtOnce.nth(1).click();
    await page.locator('.bar').waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    await settle(page);
    return page.screenshot();
  });

/** A guest who is choosing. */
const guestDish = (browser: Browser, url: string, { owner }: Restaurant): Promise<Buffer> =>
  withPage(browser, { ...phone, locale: 'en' }, async (page, context) => {
    await speak(context, url, 'en');
    await page.goto(`${url}/public-menu/${owner.id}?table=7`);
    await page.getByRole('button', { name: 'Limona burger', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '220 g' }).click();
    await dialog.getByText('Medium', { exact: true }).click();
    await dialog.locator('.sheet-scroll').evaluate((content) => content.scrollTo(0, 0));
    await settle(page);
    return page.screenshot();
  });

const ownerPage = (
  browser: Browser,
  url: string,
  { restaurant, path, ...view }: View & { restaurant: Restaurant; path: string },
  arrange: (page: Page, text: Translate) => Promise<Locator | Page>,
): Promise<Buffer> =>
  withPage(browser, view, async (page, context) => {
    const [name = '', value = ''] = restaurant.owner.cookie().split('=');
    await context.addCookies([{ name, value, url }]);
    await speak(context, url, view.locale);
    await page.goto(`${url}${path}`);
    const subject = await arrange(page, translatorFor(view.locale));
    await settle(page);
    return subject.screenshot();
  });

/** The middle of an evening: what is cooking, how long each has waited, and who asks to be let in. */
const orderBoard = (
  browser: Browser,
  url: string,
  restaurant: Restaurant,
  locale: Locale = 'en',
): Promise<Buffer> =>
  ownerPage(
    browser,
    url,
    { width: 1_280, height: 900, scale: 1.5, locale, restaurant, path: '/order-manager' },
    async (page, text) => {
      await page.getByRole('tab', { name: text(stageTexts.inProcess) }).click();
      await page.getByRole('button', { name: text(alarmTexts.turnOn) }).click();
      await page.getByRole('button', { name: text(alarmTexts.yes) }).click();
      await page.getByRole('article').first().waitFor();
      await page.mouse.move(0, 0);
      return page;
    },
  );

/** As the demo calls it. */
const openedDish = { he: 'חציל בלאדי שרוף', en: 'Fire-roasted eggplant' };

const menuEditor = (
  browser: Browser,
  url: string,
  restaurant: Restaurant,
  locale: Locale = 'en',
): Promise<Buffer> =>
  ownerPage(
    browser,
    url,
    {
      width: 1_440,
      height: 940,
      scale: 1.5,
      locale,
      restaurant,
      path: `/menu-builder/${restaurant.menuId}`,
    },
    async (page) => {
      await page.getByText(openedDish[locale]).first().click();
      await page.getByRole('textbox').first().waitFor();
      return page;
    },
  );

/** The card of one table, as it is printed. */
const printedCard = (
  browser: Browser,
  url: string,
  locale: Locale,
  restaurant: Restaurant,
): Promise<Buffer> =>
  ownerPage(
    browser,
    url,
    { width: 1_280, height: 900, scale: 3, locale, restaurant, path: '/qr-code' },
    async (page, text) => {
      await page.getByLabel(text(qrTexts.table)).fill('7');
      const card = page.locator('section svg[role="img"]');
      await card.waitFor();
      return card;
    },
  );

type Restaurants = Readonly<Record<Locale, Restaurant>>;
type TakePicture = (browser: Browser, url: string, restaurants: Restaurants) => Promise<Buffer>;

/** Every picture of the documentation, by file name. */
export const screens: Readonly<Record<string, TakePicture>> = {
  guest: async (browser, url, { he, en }) =>
    onPaper(browser, [await guestMenu(browser, url, he), await guestDish(browser, url, en)], {
      width: 360,
      radius: 36,
    }),
  board: (browser, url, { en }) => orderBoard(browser, url, en),
  editor: (browser, url, { en }) => menuEditor(browser, url, en),
  card: async (browser, url, { he, en }) =>
    onPaper(browser, [await printedCard(browser, url, 'he', he), await printedCard(browser, url, 'en', en)], {
      width: 320,
      radius: 18,
    }),
};

/** The scenes of the landing page, in each language. */
export const scenes: Readonly<Record<string, TakePicture>> = Object.fromEntries(
  locales.flatMap((locale): [string, TakePicture][] => [
    [`guest-${locale}`, (browser, url, known) => guestMenu(browser, url, known[locale], locale)],
    [`board-${locale}`, (browser, url, known) => orderBoard(browser, url, known[locale], locale)],
    [`editor-${locale}`, (browser, url, known) => menuEditor(browser, url, known[locale], locale)],
  ]),
);
