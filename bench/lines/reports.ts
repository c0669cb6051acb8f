import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { createTotalsService } from '#server/features/reports/totals.service.ts';
import { systemClock } from '#server/system/clock.ts';
import { bulkLoad } from '../data/bulk-load.ts';
import { openRestaurants } from '../data/open-restaurants.ts';
import { loadPastMonth, pastMonth } from '../data/past-month.ts';
import { orderRateOverHttp } from '../load/order-rate.ts';
import type { BenchLine, Report } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';
import { withPostgres } from '../servers/with-postgres.ts';
import { withServer } from '../servers/with-server.ts';

const sizes = { small: 100, large: 1_000_000 };
const rounds = 300;
const warmUpRounds = 60;
const restaurantCount = 8;
const guests = 16;
const seconds = 12;

const addUp = async (databaseUrl: string): Promise<number> => {
  const engine = await openPostgresEngine({ databaseUrl, poolSize: 2 });
  const began = performance.now();
  await createTotalsService({ db: engine.db, clock: systemClock, log: console }).rebuild(null, () => {});
  await engine.close();
  return (performance.now() - began) / 1000;
};

const readReport = async (url: string, cookie: string, query: string) => {
  const began = performance.now();
  const answer = await fetch(`${url}/api/reports${query}`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`a report was answered with ${answer.status}: ${await answer.text()}`);
  const { report } = (await answer.json()) as { report: { orders: number } };
  return { orders: report.orders, ms: performance.now() - began };
};

/** The same month of two restaurants in turn, so that a busy moment of the machine meets both. */
const compareSizes = async (report: Report, databaseUrl: string): Promise<void> => {
  const [small, large] = await bulkLoad(databaseUrl, 2, 2, { hasHistory: false });
  if (!small || !large) throw new Error('two restaurants were loaded');
  await loadPastMonth(databaseUrl, small, sizes.small);
  await loadPastMonth(databaseUrl, large, sizes.large);
  const addedUpIn = await addUp(databaseUrl);
  report.note('adding up', `${sizes.large} orders in ${addedUpIn.toFixed(0)} s, once`);
  await withServer({ DATABASE_URL: databaseUrl }, async ({ url }) => {
    const query = `?from=${pastMonth.from}&to=${pastMonth.to}`;
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round < warmUpRounds + rounds; round += 1) {
      const [here, there] = [
        await readReport(url, small.cookie, query),
        await readReport(url, large.cookie, query),
      ];
      if (here.orders !== sizes.small || there.orders !== sizes.large)
        throw new Error(`the reports tell of ${here.orders} and ${there.orders} orders`);
      if (round < warmUpRounds) continue;
      times.small.push(here.ms);
      times.large.push(there.ms);
    }
    const [here, there] = [median(times.small), median(times.large)];
    const what = `report of a month: p50 of ${sizes.large} ÷ ${sizes.small} orders`;
    report.budget(what, there / here, '×', { atMost: 1.3 });
    report.note('report of a month', `${here.toFixed(2)} ms and ${there.toFixed(2)} ms`);
  });
};

/** What an evening costs with its report: its orders, and adding them up once. */
const measureOrders = async (report: Report, engine: string, environment: Record<string, string>) =>
  withServer(environment, async ({ url }) => {
    const restaurants = await openRestaurants(url, restaurantCount);
    const rate = await orderRateOverHttp(url, restaurants, guests, seconds);
    const began = performance.now();
    for (const { cookie, shift } of restaurants) await readReport(url, cookie(), `/shifts/${shift}`);
    const addingUp = (performance.now() - began) / 1000;
    report.budget(`${engine}: orders a second with totals ÷ without`, seconds / (seconds + addingUp), '×', {
      atLeast: 0.9,
    });
    report.note(`${engine}: orders`, `${rate.toFixed(0)} a second; added up in ${addingUp.toFixed(2)} s`);
  });

export const reports: BenchLine = {
  name: 'reports',
  how: `PostgreSQL with a month of ${sizes.small} and one of ${sizes.large} orders, its report in turn, p50 of ${rounds}; and ${guests} guests ordering for ${seconds} s in ${restaurantCount} restaurants, whose evening is then added up`,
  isSlow: true,
  run: async (report) => {
    await measureOrders(report, 'embedded', { DATA_DIR: temporaryFolder() });
    await withPostgres(async (createDatabase) => {
      await measureOrders(report, 'PostgreSQL', { DATABASE_URL: await createDatabase() });
      await compareSizes(report, await createDatabase());
    });
  },
};
