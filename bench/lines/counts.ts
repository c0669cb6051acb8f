import { openRestaurants } from '../data/open-restaurants.ts';
import { orderRateOverHttp } from '../load/order-rate.ts';
import type { BenchLine, Report } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';
import { withPostgres } from '../servers/with-postgres.ts';
import { withServer } from '../servers/with-server.ts';

const restaurantCount = 8;
const guests = 16;
const seconds = 2;
const rounds = 14;
/** More than are ordered while it is measured, and more than guests are shown: no order is refused or seen. */
const enough = 999;

/** The same restaurants in turn, with their dish counted and without, each first in every other round; one warms up. */
const measure = async (report: Report, engine: string, environment: Record<string, string>) => {
  const { counted, plain } = await withServer(environment, async ({ url }) => {
    const restaurants = await openRestaurants(url, restaurantCount);
    const limitAll = (limit: object | null) =>
      Promise.all(restaurants.map(({ send, dish }) => send('PUT', `/stock/${dish}`, { limit })));
    const rateWith = async (limit: object | null): Promise<number> => {
      await limitAll(limit);
      return orderRateOverHttp(url, restaurants, guests, seconds);
    };
    const rates = { counted: [] as number[], plain: [] as number[] };
    const measureCounted = async () => rates.counted.push(await rateWith({ kind: 'counted', left: enough }));
    const measurePlain = async () => rates.plain.push(await rateWith(null));
    for (let round = 0; round <= rounds; round += 1) {
      const turns = round % 2 ? [measurePlain, measureCounted] : [measureCounted, measurePlain];
      for (const measureRate of turns) await measureRate();
    }
    return { counted: rates.counted.slice(1), plain: rates.plain.slice(1) };
  });
  const ratios = counted.map((perSecond, round) => perSecond / (plain[round] ?? Number.NaN));
  report.budget(`${engine}: orders with counts on ÷ off`, median(ratios), '×', { atLeast: 0.9 });
  report.note(
    `${engine}: orders a second`,
    `${median(counted).toFixed(0)} counted, ${median(plain).toFixed(0)} not`,
  );
};

export const counts: BenchLine = {
  name: 'counts',
  how: `${guests} guests ordering without pause in ${restaurantCount} restaurants, whose dish is counted and is not, in turn; ${rounds} rounds of ${seconds} s each, median of the rounds' ratios`,
  run: async (report) => {
    await measure(report, 'embedded', { DATA_DIR: temporaryFolder() });
    await withPostgres(async (createDatabase) =>
      measure(report, 'PostgreSQL', { DATABASE_URL: await createDatabase() }),
    );
  },
};
