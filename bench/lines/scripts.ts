import type { Browser, BrowserContext } from '@playwright/test';
import { openRestaurantOver, signUpOver } from '#server/testing/http-owner.ts';
import { withBrowser } from '../browser/browser.ts';
import { type SeenRequest, watchNetwork } from '../browser/watch-network.ts';
import { buildLargeMenu } from '../data/build-large-menu.ts';
import { type BenchLine, kilobytes, type Report } from '../report/budget.ts';
import { openLocalApp } from '../servers/local-app.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';
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
const prepare = async () => {
  const dataDir = temporaryFolder();
  const app = await openLocalApp(dataDir);
  try {
    const owner = await signUpOver(app.url);
    const order = await openRestaurantOver(owner);
    await owner.send('POST', '/orders', order());
    const menuId = await buildLargeMenu(app.engine, owner, menuSize);
    return { dataDir, cookie: owner.cookie(), menuId };
  } finally {
    await app.close();
  }
};

const isScript = ({ url }: SeenRequest): boolean => new URL(url).pathname.endsWith('.js');

const scriptsOf = async (context: BrowserContext, address: string): Promise<SeenRequest[]> => {
  const page = await context.newPage();
  const network = await watchNetwork(await context.newCDPSession(page));
  await page.goto(address, { waitUntil: 'load' });
  await network.quiet(quietMs);
  return network.requests().filter(isScript);
};

const measure = async (report: Report, browser: Browser, url: string, cookie: string, screen: Screen) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'he-IL' });
  try {
    const [name = '', value = ''] = cookie.split('=');
    if (screen.isOwners) await context.addCookies([{ name, value, url }]);
    const scripts = await scriptsOf(context, `${url}${screen.path}`);
    const total = scripts.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
    report.budget(`${screen.name}: scripts`, kilobytes(total), 'KB', { atMost: screen.atMost });
    report.note(`${screen.name}: files`, String(scripts.length));
  } finally {
    await context.close();
  }
};

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
