import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { type PhoneVisit, withBrowser, withPhone } from '../browser/browser.ts';
import { watchNetwork } from '../browser/watch-network.ts';
import { prepareMenus } from '../data/prepared-menus.ts';
import type { BenchLine, Report } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { serveEmptyReactPage } from '../servers/empty-react-page.ts';
import { withServer } from '../servers/with-server.ts';

const probe = fileURLToPath(new URL('../browser/paint-probe.mjs', import.meta.url));
const rounds = 7;
const quietMs = 1_000;

/**
 * Slow 4G: 150 ms round trip, 1.6 Mbit/s. Chromium's throttling delays whole requests and knows no handshakes, so it
 * gets the values with which Lighthouse stands in for them: 3.75 round trips for a request, nine tenths of the rate.
 */
const roundTripMs = 150;
const bitsPerSecond = 1.6 * 1024 * 1024;
const slow4G = {
  offline: false,
  latency: roundTripMs * 3.75,
  downloadThroughput: (bitsPerSecond * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

type Times = { firstByte: number; firstDish: number; plusWorks: number };

const readTimes = `(() => {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const { firstDish, plusWorks, taps } = window.benchSeen;
  return { firstDish: Math.max(painted, firstDish), plusWorks, taps,
    inCart: Number(document.querySelector('[data-cart]')?.textContent ?? 0) };
})()`;

/** A whole visit over the slow network. Tapping changes what the page does, so it has visits of its own. */
const visit = async ({ page, devtools }: PhoneVisit, address: string, taps: boolean): Promise<Times> => {
  const network = await watchNetwork(devtools);
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await page.addInitScript({ content: `window.benchTaps = ${taps}` });
  await page.addInitScript({ path: probe });
  await page.goto(address, { waitUntil: 'load' });
  await network.quiet(quietMs);
  const seen = (await page.evaluate(readTimes)) as Omit<Times, 'firstByte'> & {
    taps: number;
    inCart: number;
  };
  if (taps && seen.inCart !== seen.taps)
    throw new Error(`'+' was tapped ${seen.taps} times and the cart counts ${seen.inCart}`);
  const firstByte = network.requests().find(({ type }) => type === 'Document')?.firstByteMs ?? Number.NaN;
  return { ...seen, firstByte };
};

const measurePaint = async (report: Report, browser: Browser, address: string) => {
  const ratios = { dish: [] as number[], plus: [] as number[] };
  const times = { firstByte: [] as number[], dish: [] as number[], plus: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await withPhone(browser, (phone) => visit(phone, address, false));
    const tapping = await withPhone(browser, (phone) => visit(phone, address, true));
    ratios.dish.push(quiet.firstDish / quiet.firstByte);
    ratios.plus.push(tapping.plusWorks / tapping.firstByte);
    times.firstByte.push(quiet.firstByte);
    times.dish.push(quiet.firstDish);
    times.plus.push(tapping.plusWorks);
  }
  report.budget('first dish painted ÷ first byte', median(ratios.dish), '×', { atMost: 1.45 });
  report.budget("'+' works ÷ first byte", median(ratios.plus), '×', { atMost: 1.5 });
  const inMs = (values: number[]) => `${median(values).toFixed(0)} ms`;
  report.note(
    'in milliseconds',
    `first byte ${inMs(times.firstByte)}, first dish ${inMs(times.dish)}, '+' ${inMs(times.plus)}`,
  );
};

/** Processor time of the page's main thread until it is loaded and quiet, and until it is quiet again after a key. */
const measureThread = (browser: Browser, address: string): Promise<{ loaded: number; used: number }> =>
  withPhone(browser, async ({ page, devtools }) => {
    const network = await watchNetwork(devtools);
    const quietThread = async (): Promise<number> => {
      await network.quiet(quietMs);
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    };
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address, { waitUntil: 'load' });
    const loaded = await quietThread();
    // A key that means nothing: the page wakes for it and does nothing else.
    await page.keyboard.press('Shift');
    return { loaded, used: await quietThread() };
  });

const measureCpu = async (report: Report, browser: Browser, address: string) => {
  const empty = await serveEmptyReactPage();
  const spent = { menu: [] as number[], used: [] as number[], empty: [] as number[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      spent.empty.push((await measureThread(browser, empty.url)).loaded);
      const { loaded, used } = await measureThread(browser, address);
      spent.menu.push(loaded);
      spent.used.push(used);
    }
  } finally {
    await empty.close();
  }
  report.budget(
    'main-thread CPU to loaded ÷ an empty React page',
    median(spent.menu) / median(spent.empty),
    '×',
    {
      atMost: 1.6,
    },
  );
  report.note(
    'in milliseconds of processor time',
    `menu ${median(spent.menu).toFixed(0)} ms, empty page ${median(spent.empty).toFixed(0)} ms; menu after its first use, when React runs, ${median(spent.used).toFixed(0)} ms in all`,
  );
};

export const paint: BenchLine = {
  name: 'paint',
  how: `60 dishes on a phone in Chromium, slow 4G as Lighthouse sets it (150 ms, 1.6 Mbit/s), nothing cached; medians of ${rounds} visits. CPU: thread time until a quiet second, no throttling, both pages in turn`,
  run: async (report) => {
    const { dataDir, sixtyDishes } = await prepareMenus();
    await withServer({ DATA_DIR: dataDir }, async ({ url }) => {
      const address = `${url}/public-menu/${sixtyDishes}`;
      await withBrowser(async (browser) => {
        await withPhone(browser, ({ page }) => page.goto(address));
        await measurePaint(report, browser, address);
        await measureCpu(report, browser, address);
      });
    });
  },
};
