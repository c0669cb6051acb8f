import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from '@playwright/test';
import { translatorFor } from '#core/i18n/text.ts';
import { partTexts } from '#core/reports/report-tables.texts.ts';
import { orderingTexts } from '#web/features/menus/editor/texts/editor.texts.ts';
import { structureTexts } from '#web/features/menus/editor/texts/structure.texts.ts';
import { shiftsTexts } from '#web/features/shifts/list/shifts.texts.ts';
import { menuTexts } from '#web/guest/texts/menu.texts.ts';
import { cartTexts, checkoutTexts } from '#web/guest/texts/order.texts.ts';
import { dashboardTexts } from '#web/lib/texts/dashboard.texts.ts';
import { moveTexts, stageTexts } from '#web/lib/texts/order-manager.texts.ts';
import { withBrowser, withPhone, withScreen } from '../browser/browser.ts';
import { type BusyRestaurant, openBusyRestaurant } from '../data/busy-evening.ts';
import type { BenchLine } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { prepareFolder } from '../servers/local-app.ts';
import { withServer } from '../servers/with-server.ts';

const visits = 5;
const slower = 4;
const atMostMs = 200;
/** The page is done with what it does by itself. */
const quietMs = 1_000;
const probe = fileURLToPath(new URL('../browser/tap-probe.mjs', import.meta.url));
const t = translatorFor('he');
const tablet = { width: 1024, height: 768 };

/** The server under measurement, and the restaurant in it. */
type Place = BusyRestaurant & { url: string };
/** Milliseconds to the next paint, by what was done. */
type Taps = Record<string, number>;

const openSlowly = async (page: Page, address: string, ready: Locator): Promise<void> => {
  await page.addInitScript({ path: probe });
  await page.goto(address, { waitUntil: 'load' });
  await ready.waitFor();
  await page.waitForTimeout(quietMs);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
};

/** Presses once and waits for what it brings; of the events of one press the slowest counts. */
const timeTap = async (
  page: Page,
  press: Locator,
  brings: { waitFor: () => Promise<unknown> },
): Promise<number> => {
  await press.scrollIntoViewIfNeeded();
  await page.evaluate('window.benchTaps.forget()');
  await press.click();
  await brings.waitFor();
  return Math.max(0, ...((await page.evaluate('window.benchTaps.read()')) as number[]));
};

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();

const visitMenu = async (page: Page, { url, owner }: Place): Promise<Taps> => {
  const plus = button(page, new RegExp(`${t(menuTexts.add)} חומוס$`));
  await openSlowly(page, `${url}/public-menu/${owner}`, plus);
  const toCart = button(page, t(cartTexts.view));
  const dialog = page.getByRole('dialog');
  const taps: Taps = { "guest: first '+'": await timeTap(page, plus, toCart) };
  taps['guest: open a dish'] = await timeTap(page, button(page, /^מנה מספר 3$/), dialog);
  await page.keyboard.press('Escape');
  taps['guest: open the cart'] = await timeTap(page, toCart, button(page, t(checkoutTexts.start)));
  await button(page, t(checkoutTexts.start)).click();
  await page.getByLabel(t(checkoutTexts.name)).fill('דנה');
  await page.getByLabel(t(checkoutTexts.phone)).fill('0501234567');
  taps['guest: send the order'] = await timeTap(
    page,
    button(page, t(checkoutTexts.send)),
    page.getByRole('heading', { name: t(checkoutTexts.received) }),
  );
  return taps;
};

const visitBoard = async (page: Page, { url }: Place): Promise<Taps> => {
  const approve = button(page, t(moveTexts.approve));
  await openSlowly(page, `${url}/order-manager`, approve);
  const tab = (stage: 'waitingApproval' | 'inProcess') =>
    page.getByRole('tab', { name: t(stageTexts[stage]) });
  const undo = page.getByRole('status').filter({ hasText: /\d/ }).first();
  const taps: Taps = { 'board: approve': await timeTap(page, approve, undo) };
  const ready = button(page, t(moveTexts.markReady));
  taps['board: switch tab'] = await timeTap(page, tab('inProcess'), ready);
  taps['board: ready'] = await timeTap(page, ready, undo);
  return taps;
};

const visitEditor = async (page: Page, { url, menuId }: Place, round: number): Promise<Taps> => {
  const dish = button(page, t(orderingTexts.editDish, { name: 'מנה מספר 3' }));
  await openSlowly(page, `${url}/menu-builder/${menuId}`, dish);
  const description = page.getByRole('textbox', { name: t(structureTexts.dishDescription) });
  const taps: Taps = { 'editor: open a dish': await timeTap(page, dish, description) };
  await description.fill(`ביקור ${round}`);
  const save = button(page, t(structureTexts.saveDish));
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/dishes/'));
  taps['editor: save a dish'] = await timeTap(page, save, { waitFor: () => saved });
  return taps;
};

const visitReports = async (page: Page, { url }: Place): Promise<Taps> => {
  const shifts = page.getByRole('tab', { name: t(dashboardTexts.shifts) });
  await openSlowly(page, `${url}/dashboard`, shifts);
  const report = page.getByRole('link', { name: new RegExp(`^${t(shiftsTexts.report)}`) }).first();
  const taps: Taps = { 'dashboard: switch tab': await timeTap(page, shifts, report) };
  taps['dashboard: open a report'] = await timeTap(
    page,
    report,
    page.getByRole('heading', { name: t(partTexts.dishes), exact: true }),
  );
  return taps;
};

const visitAll = async (browser: Browser, place: Place, round: number): Promise<Taps> => {
  const { url, cookie } = place;
  const onTablet = (work: (page: Page) => Promise<Taps>) =>
    withScreen(browser, { url, cookie, viewport: tablet }, work);
  return {
    ...(await withPhone(browser, ({ page }) => visitMenu(page, place))),
    ...(await onTablet((page) => visitBoard(page, place))),
    ...(await onTablet((page) => visitEditor(page, place, round))),
    ...(await onTablet((page) => visitReports(page, place))),
  };
};

export const taps: BenchLine = {
  name: 'taps',
  how: `from a press to the next paint (event timing) in Chromium on a processor ${slower} times slower: a menu of 80 dishes, a board of 24 orders; medians of ${visits} visits`,
  run: async (report) => {
    const { dataDir, ...restaurant } = await prepareFolder(({ url }) => openBusyRestaurant(url));
    const seen: Taps[] = [];
    await withServer({ DATA_DIR: dataDir, SEED_DEMO: 'false' }, ({ url }) =>
      withBrowser(async (browser) => {
        // One more, not counted: it fills the server's caches.
        for (let round = 0; round <= visits; round += 1) {
          const all = await visitAll(browser, { ...restaurant, url }, round);
          if (round > 0) seen.push(all);
        }
      }),
    );
    for (const what of Object.keys(seen[0] ?? {})) {
      const times = seen.map((all) => all[what] ?? Number.NaN);
      report.budget(what, median(times), 'ms', { atMost: atMostMs });
      report.note('slowest', `${Math.max(...times).toFixed(0)} ms`);
    }
  },
};
