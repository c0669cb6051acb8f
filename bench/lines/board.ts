import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { translatorFor } from '#core/i18n/text.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { withBrowser, withScreen } from '../browser/browser.ts';
import { buildFullBoard } from '../data/build-full-board.ts';
import { openRestaurant } from '../data/open-restaurants.ts';
import type { BenchLine, Report } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { prepareFolder } from '../servers/local-app.ts';
import { withServer } from '../servers/with-server.ts';

const sizes = { quiet: 20, full: 2_000 };
type Size = keyof typeof sizes;
const visits = 5;
const probe = fileURLToPath(new URL('../browser/stall-probe.mjs', import.meta.url));
/** Shorter than this, an answer feels immediate: two such times are the same. */
const unseenMs = 100;
const tablet = { width: 1024, height: 768 };
const t = translatorFor('he');

type Boards = Record<Size, string>;

const prepare = () =>
  prepareFolder(async ({ url, engine }) => {
    const cookies: Boards = { quiet: '', full: '' };
    for (const size of ['quiet', 'full'] as const) {
      const restaurant = await openRestaurant(url);
      await buildFullBoard(engine, restaurant, sizes[size]);
      cookies[size] = restaurant.cookie();
    }
    return { cookies };
  });

/** `card`: the first order is seen. `usable`: pressing it has opened it. `standstill`: the longest task until all are there. */
type Visit = { card: number; usable: number; standstill: number; elements: number };

const waitForAll = (page: Page, count: number) =>
  page
    .getByRole('tab', { selected: true })
    .filter({ hasText: String(count) })
    .waitFor({ timeout: 60_000 });

const visit = async (page: Page, url: string, size: Size): Promise<Visit> => {
  await page.addInitScript({ path: probe });
  const began = performance.now();
  await page.goto(`${url}/order-manager`, { waitUntil: 'commit' });
  // By its place: looking through thousands of elements for a role and a name would be most of what is measured.
  const first = page.locator('main article h3 button').first();
  await first.waitFor({ timeout: 60_000 });
  const card = performance.now() - began;
  await first.click({ timeout: 60_000 });
  await page.locator('[role=dialog]').waitFor({ timeout: 60_000 });
  const usable = performance.now() - began;
  await page.keyboard.press('Escape');
  await waitForAll(page, sizes[size]);
  await page
    .locator('header')
    .first()
    .getByText(t(orderManagerTexts.live), { exact: true })
    .waitFor({ timeout: 60_000 });
  const stalls = (await page.evaluate('window.benchStalls.read()')) as number[];
  const elements = (await page.evaluate("document.querySelectorAll('*').length")) as number;
  return { card, usable, standstill: Math.max(0, ...stalls), elements };
};

const measure = async (browser: Browser, url: string, cookies: Boards): Promise<Record<Size, Visit[]>> => {
  const seen: Record<Size, Visit[]> = { quiet: [], full: [] };
  // One more of each, not counted: the first visit also fills the caches.
  for (let round = 0; round <= visits; round += 1) {
    for (const size of ['quiet', 'full'] as const) {
      const screen = { url, cookie: cookies[size], viewport: tablet };
      const measured = await withScreen(browser, screen, (page) => visit(page, url, size));
      if (round > 0) seen[size].push(measured);
    }
  }
  return seen;
};

const addFindings = (report: Report, seen: Record<Size, Visit[]>): void => {
  const of = (size: Size, read: (visit: Visit) => number) => median(seen[size].map(read));
  const compare = (what: string, read: (visit: Visit) => number, atMost: number, atLeastMs = 1) => {
    const [quiet, full] = [of('quiet', read), of('full', read)];
    report.budget(what, Math.max(atLeastMs, full) / Math.max(atLeastMs, quiet), '×', { atMost });
    report.note('in milliseconds', `${quiet.toFixed(0)} ms and ${full.toFixed(0)} ms`);
  };
  compare('the first order is seen: full ÷ quiet board', (v) => v.card, 2);
  compare('an order was opened: full ÷ quiet board', (v) => v.usable, 2);
  compare('longest standstill: full ÷ quiet board', (v) => v.standstill, 4, unseenMs);
  report.budget(
    'elements of the full board',
    of('full', (v) => v.elements),
    '',
    { atMost: 6_000 },
  );
};

export const board: BenchLine = {
  name: 'board',
  how: `the board in Chromium, as large as a tablet, with ${sizes.quiet} orders that wait and with ${sizes.full}; every visit in turn on both, medians of ${visits}. A standstill is the longest task of the page until every order is there, taken as ${unseenMs} ms when it is shorter`,
  run: async (report) => {
    const { dataDir, cookies } = await prepare();
    const seen = await withServer({ DATA_DIR: dataDir, SEED_DEMO: 'false' }, ({ url }) =>
      withBrowser((browser) => measure(browser, url, cookies)),
    );
    addFindings(report, seen);
  },
};
