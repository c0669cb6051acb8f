import type { Browser, Page } from '@playwright/test';
import { openRestaurantOver, signUpOver } from '#server/testing/http-owner.ts';
import { withBrowser, withScreen } from '../browser/browser.ts';
import { type SeenRequest, watchNetwork } from '../browser/watch-network.ts';
import { buildLargeMenu } from '../data/build-large-menu.ts';
import { type BenchLine, kilobytes, type Report } from '../report/budget.ts';
import { prepareFolder } from '../servers/local-app.ts';
import { withServer } from '../servers/with-server.ts';

/** Longer than any page waits for what it shows. The board later fetches its tools ahead, for when the line is lost. */
const quietMs = 5_000;
const menuSize = { sections: 6, dishesPerSection: 20 };

type Screen = { name: string; path: string; isOwners: boolean; atMost: number };

const screensOf = (menuId: string): readonly Screen[] => [
  { name: 'landing page, fetched for its first interaction', path: '/', isOwners: false, atMost: 130 },
  { name: 'log-in', path: '/login', isOwners: false, atMost: 130 },
  { name: 'sign-up', path: '/signup', isOwners: false, atMost: 130 },
  { name: 'trying an evening', path: '/try', isOwners: false, atMost: 130 },
  { name: 'order board', path: '/order-manager', isOwners: true, atMost: 150 },
  {
    name: "editor, with the guest's page beside it",
    path: `/menu-builder/${menuId}`,
    isOwners: true,
    atMost: 230,
  },
  { name: 'report, with its charts', path: '/dashboard/reports', isOwners: true, atMost: 150 },
];

/** An owner in the middle of an evening: a menu, an open shift and an order on the board. */
const prepare = () =>
  prepareFolder(async ({ url, engine }) => {
    const owner = await signUpOver(url);
    const order = await openRestaurantOver(owner);
    await owner.send('POST', '/orders', order());
    const menuId = await buildLargeMenu(engine, owner, menuSize);
    return { cookie: owner.cookie(), menuId };
  });

const isScript = ({ url }: SeenRequest): boolean => new URL(url).pathname.endsWith('.js');

const scriptsOf = async (page: Page, address: string): Promise<SeenRequest[]> => {
  const network = await watchNetwork(await page.context().newCDPSession(page));
  await page.goto(address, { waitUntil: 'load' });
  await network.quiet(quietMs);
  return network.requests().filter(isScript);
};

const measure = (report: Report, browser: Browser, url: string, cookie: string, screen: Screen) =>
  withScreen(browser, { url, cookie: screen.isOwners ? cookie : null }, async (page) => {
    const scripts = await scriptsOf(page, `${url}${screen.path}`);
    const total = scripts.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
    report.budget(`${screen.name}: scripts`, kilobytes(total), 'KB', { atMost: screen.atMost });
    report.note(`${screen.name}: files`, String(scripts.length));
  });

export const scripts: BenchLine = {
  name: 'scripts',
  how: `what Chromium fetches of scripts on a first visit until ${quietMs / 1000} quiet seconds, in the background too; brotli as the server sends it, without headers (1 KB = 1024 bytes)`,
  run: async (report) => {
    const { dataDir, cookie, menuId } = await prepare();
    await withServer({ DATA_DIR: dataDir, SEED_DEMO: 'false' }, ({ url }) =>
      withBrowser(async (browser) => {
        for (const screen of screensOf(menuId)) await measure(report, browser, url, cookie, screen);
      }),
    );
  },
};
