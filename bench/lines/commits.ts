import { whyNoReplica } from '../../faults/machine/replicated-postgres.ts';
import { type OpenRestaurant, openRestaurants } from '../data/open-restaurants.ts';
import { atIndex } from '../load/at-index.ts';
import { commitTime } from '../load/commit-time.ts';
import { measureInTurn, ratioOf } from '../load/in-turn.ts';
import { openMany, openStream } from '../load/open-streams.ts';
import { orderRateOverHttp } from '../load/order-rate.ts';
import { createStopwatch, orderIn, waitUntil } from '../load/order-stopwatch.ts';
import { orderSteadily, placeOrder } from '../load/steady-orders.ts';
import type { BenchLine, Report } from '../report/budget.ts';
import { median, quantile } from '../report/statistics.ts';
import { withSlowPostgres } from '../servers/slow-postgres.ts';
import { withServer } from '../servers/with-server.ts';

const restaurantCount = 20;
const guestsPerProcess = 24;
const rounds = 7;
const seconds = 4;
const ordersPerSecond = 50;
const boards = 40;
const warmUpOrders = 500;
const measuredOrders = 600;

type Town = { urls: readonly string[]; restaurants: readonly OpenRestaurant[] };

/** Two processes of the service on one database. */
const withTown = <T>(databaseUrl: string, work: (town: Town) => Promise<T>): Promise<T> =>
  withServer({ DATABASE_URL: databaseUrl }, (first) =>
    withServer({ DATABASE_URL: databaseUrl }, async (second) =>
      work({
        urls: [first.url, second.url],
        restaurants: await openRestaurants(first.url, restaurantCount),
      }),
    ),
  );

const orderRate = async ({ urls, restaurants }: Town): Promise<number> => {
  const rates = await Promise.all(
    urls.map((url) => orderRateOverHttp(url, restaurants, guestsPerProcess, seconds)),
  );
  return rates.reduce((sum, rate) => sum + rate, 0);
};

/** From the guest's answer, which follows the commit, until a board of the other process has it. */
const boardDelays = async ({ urls, restaurants }: Town): Promise<number[]> => {
  let watch = createStopwatch();
  const streams = await openMany(boards, (index) => {
    const headers = { cookie: atIndex(restaurants, index).cookie() };
    return openStream(`${urls[1]}/api/orders/stream`, headers, (message) => {
      const order = orderIn(message);
      if (order) watch.hear(order);
    });
  });
  const run = async (count: number): Promise<{ delays: number[]; expected: number }> => {
    const current = createStopwatch();
    watch = current;
    await orderSteadily(count, ordersPerSecond, async (index) => {
      const order = await placeOrder(urls[0] ?? '', atIndex(restaurants, index));
      if (order) current.acknowledge(order);
    });
    const expected = (current.acknowledgedCount() * boards) / restaurants.length;
    const delays = () => current.delays().filter((delay) => !Number.isNaN(delay));
    await waitUntil(() => delays().length >= expected);
    return { delays: delays(), expected };
  };
  await run(warmUpOrders);
  const { delays, expected } = await run(measuredOrders);
  for (const stream of streams) stream.close();
  if (delays.length !== expected)
    throw new Error(`${expected} messages were expected and ${delays.length} arrived`);
  return delays;
};

const measure = (report: Report) =>
  withSlowPostgres(async ({ heard, silent }) => {
    report.note('a commit', `${(await commitTime(heard)).toFixed(1)} ms, of one writer`);
    await withTown(heard, async (town) => {
      // First: a minute later thousands of orders that nobody approves climb the ring ladder.
      const delays = await boardDelays(town);
      report.budget('order accepted → on a board of the other process, p99', quantile(delays, 0.99), 'ms', {
        atMost: 25,
      });
      report.note(
        'order accepted → board',
        `p50 ${median(delays).toFixed(1)} ms, p95 ${quantile(delays, 0.95).toFixed(1)} ms, ${delays.length} messages`,
      );
      await withTown(silent, async (silentTown) => {
        const rates = await measureInTurn(
          rounds,
          () => orderRate(town),
          () => orderRate(silentTown),
        );
        report.budget('orders with live events ÷ without', ratioOf(rates), '×', { atLeast: 0.8 });
        report.note(
          'orders a second',
          `${median(rates.here).toFixed(0)}, without live events ${median(rates.there).toFixed(0)}`,
        );
      });
    });
  });

export const commits: BenchLine = {
  name: 'commits',
  how: `PostgreSQL whose commits wait for a replica behind a slow line, two server processes: ${ordersPerSecond} orders a second at one, and ${boards} boards at the other. Then ${guestsPerProcess} guests ordering without pause at each in ${restaurantCount} restaurants, against the same on a database that swallows notifications, ${rounds} rounds of ${seconds} s in turn, median of the rounds' ratios`,
  run: async (report) => {
    const why = whyNoReplica();
    if (why) return report.skip('orders with live events ÷ without', why);
    await measure(report);
  },
};
