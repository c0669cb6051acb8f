import { openRestaurants } from '../data/open-restaurants.ts';
import { type InTurn, measureInTurn, ratioOf } from '../load/in-turn.ts';
import { orderRateOverHttp } from '../load/order-rate.ts';
import { readMetric } from '../load/read-metric.ts';
import type { BenchLine, Report } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';
import { withPostgres } from '../servers/with-postgres.ts';
import { withServer } from '../servers/with-server.ts';

const restaurantCount = 8;
const guests = 16;
/** More than are ordered during the run, and too many to be displayed: no order is refused or visible to guests. */
const enough = 999;

type Speed = (url: string, order: () => Promise<number>) => Promise<number>;
type Way = { speedOf: Speed; rounds: number; seconds: number };

const ordersASecond: Speed = (_, order) => order();

/** The embedded engine serves one order at a time in the server's own process: its processor time is all that counts. */
const ordersAProcessorSecond: Speed = async (url, order) => {
  const used = () => readMetric(url, 'process_cpu_seconds_total');
  const [before, began] = [await used(), performance.now()];
  const perSecond = await order();
  const taken = (perSecond * (performance.now() - began)) / 1000;
  return taken / ((await used()) - before);
};

const byProcessor: Way = { speedOf: ordersAProcessorSecond, rounds: 14, seconds: 2 };
/** Short turns: from one second to the next the machine may be slower by a third. */
const byClock: Way = { speedOf: ordersASecond, rounds: 60, seconds: 0.5 };
const describeWay = ({ rounds, seconds }: Way): string => `${rounds} rounds of ${seconds} s`;

/** The same restaurants in turn, with their dish counted and without. */
const measureSpeeds = (
  environment: Record<string, string>,
  { speedOf, rounds, seconds }: Way,
): Promise<InTurn> =>
  withServer(environment, async ({ url }) => {
    const restaurants = await openRestaurants(url, restaurantCount);
    const speedWith = async (limit: object | null): Promise<number> => {
      await Promise.all(restaurants.map(({ send, dish }) => send('PUT', `/stock/${dish}`, { limit })));
      return speedOf(url, () => orderRateOverHttp(url, restaurants, guests, seconds));
    };
    return measureInTurn(
      rounds,
      () => speedWith({ kind: 'counted', left: enough }),
      () => speedWith(null),
    );
  });

const addFindings = (report: Report, engine: string, unit: string, speeds: InTurn): void => {
  report.budget(`${engine}: orders with counts on ÷ off`, ratioOf(speeds), '×', { atLeast: 0.9 });
  report.note(
    `${engine}: orders a ${unit}`,
    `${median(speeds.here).toFixed(0)} counted, ${median(speeds.there).toFixed(0)} not`,
  );
};

export const counts: BenchLine = {
  name: 'counts',
  how: `${guests} guests ordering without pause in ${restaurantCount} restaurants, whose dish is counted and is not, in turn; median of the rounds' ratios. Embedded: orders in a second of the server's processor time, ${describeWay(byProcessor)}; PostgreSQL, where orders wait for each other: in a second by the clock, ${describeWay(byClock)}`,
  run: async (report) => {
    const embedded = await measureSpeeds({ DATA_DIR: temporaryFolder() }, byProcessor);
    addFindings(report, 'embedded', "second of the server's processor", embedded);
    await withPostgres(async (createDatabase) => {
      const speeds = await measureSpeeds({ DATABASE_URL: await createDatabase() }, byClock);
      addFindings(report, 'PostgreSQL', 'second', speeds);
    });
  },
};
