import { openRestaurants } from '../data/open-restaurants.ts';
import { orderRateOverHttp } from '../load/order-rate.ts';
import { readMetric } from '../load/read-metric.ts';
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

type Speed = (url: string, order: () => Promise<number>) => Promise<number>;

const ordersASecond: Speed = (_, order) => order();

/** The embedded engine serves one order at a time in the server's own process: its processor time is all that counts. */
const ordersAProcessorSecond: Speed = async (url, order) => {
  const used = () => readMetric(url, 'process_cpu_seconds_total');
  const [before, began] = [await used(), performance.now()];
  const perSecond = await order();
  const taken = (perSecond * (performance.now() - began)) / 1000;
  return taken / ((await used()) - before);
};

/** The same restaurants in turn, with their dish counted and without, each first in every other round; one warms up. */
const measureSpeeds = (environment: Record<string, string>, speedOf: Speed) =>
  withServer(environment, async ({ url }) => {
    const restaurants = await openRestaurants(url, restaurantCount);
    const speedWith = async (limit: object | null): Promise<number> => {
      await Promise.all(restaurants.map(({ send, dish }) => send('PUT', `/stock/${dish}`, { limit })));
      return speedOf(url, () => orderRateOverHttp(url, restaurants, guests, seconds));
    };
    const counted: number[] = [];
    const plain: number[] = [];
    const measureCounted = async () => counted.push(await speedWith({ kind: 'counted', left: enough }));
    const measurePlain = async () => plain.push(await speedWith(null));
    for (let round = 0; round <= rounds; round += 1) {
      const turns = round % 2 ? [measurePlain, measureCounted] : [measureCounted, measurePlain];
      for (const measure of turns) await measure();
    }
    return { counted: counted.slice(1), plain: plain.slice(1) };
  });

type Measured = { engine: string; unit: string; speeds: Awaited<ReturnType<typeof measureSpeeds>> };

const tell = (report: Report, { engine, unit, speeds: { counted, plain } }: Measured): void => {
  const ratios = counted.map((speed, round) => speed / (plain[round] ?? Number.NaN));
  report.budget(`${engine}: orders with counts on ÷ off`, median(ratios), '×', { atLeast: 0.9 });
  report.note(
    `${engine}: orders a ${unit}`,
    `${median(counted).toFixed(0)} counted, ${median(plain).toFixed(0)} not`,
  );
};

export const counts: BenchLine = {
  name: 'counts',
  how: `${guests} guests ordering without pause in ${restaurantCount} restaurants, whose dish is counted and is not, in turn; ${rounds} rounds of ${seconds} s each, median of the rounds' ratios. Embedded: orders in a second of the server's processor time; PostgreSQL, where orders wait for each other: in a second by the clock`,
  run: async (report) => {
    const embedded = await measureSpeeds({ DATA_DIR: temporaryFolder() }, ordersAProcessorSecond);
    tell(report, { engine: 'embedded', unit: "second of the server's processor", speeds: embedded });
    await withPostgres(async (createDatabase) => {
      const speeds = await measureSpeeds({ DATABASE_URL: await createDatabase() }, ordersASecond);
      tell(report, { engine: 'PostgreSQL', unit: 'second', speeds });
    });
  },
};
