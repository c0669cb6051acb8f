import { type OpenRestaurant, openRestaurants } from '../data/open-restaurants.ts';
import { atIndex } from '../load/at-index.ts';
import { openMany, openStream } from '../load/open-streams.ts';
import { createStopwatch, orderIn, waitUntil } from '../load/order-stopwatch.ts';
import { orderSteadily, placeOrder } from '../load/steady-orders.ts';
import type { BenchLine } from '../report/budget.ts';
import { quantile } from '../report/statistics.ts';
import { withServer } from '../servers/with-server.ts';

const boards = 200;
const restaurantCount = 20;
const ordersPerSecond = 50;
const seconds = 10;
const warmUpOrders = 100;

type Outcome = { delays: number[]; refused: number };

const measure = async (url: string, restaurants: readonly OpenRestaurant[]): Promise<Outcome> => {
  const restaurantOf = (index: number) => atIndex(restaurants, index);
  let watch = createStopwatch();
  const streams = await openMany(boards, (index) =>
    openStream(`${url}/api/orders/stream`, { cookie: restaurantOf(index).cookie() }, (message) => {
      const order = orderIn(message);
      if (order) watch.hear(order);
    }),
  );
  const run = async (count: number): Promise<Outcome> => {
    const current = createStopwatch();
    watch = current;
    await orderSteadily(count, ordersPerSecond, async (index) => {
      const order = await placeOrder(url, restaurantOf(index));
      if (order) current.acknowledge(order);
    });
    const taken = current.acknowledgedCount();
    const expected = (taken * boards) / restaurants.length;
    await waitUntil(() => current.heardCount() >= expected);
    if (current.heardCount() !== expected)
      throw new Error(`${expected} messages were expected and ${current.heardCount()} arrived`);
    return { delays: current.delays(), refused: count - taken };
  };
  await run(warmUpOrders);
  const outcome = await run(ordersPerSecond * seconds);
  for (const stream of streams) stream.close();
  return outcome;
};

const describe = ({ delays, refused }: Outcome): string =>
  `p50 ${quantile(delays, 0.5).toFixed(1)} ms, p99 ${quantile(delays, 0.99).toFixed(1)} ms, ` +
  `slowest ${Math.max(...delays).toFixed(0)} ms, ${delays.length} messages${refused ? `, ${refused} orders refused as too busy` : ''}`;

export const live: BenchLine = {
  name: 'live',
  how: `${boards} boards on live streams, ${ordersPerSecond} orders a second for ${seconds} s, embedded engine; from the answer to the guest until the event is read from the board's socket, one clock. For an idle machine: the clients share it with the server`,
  run: async (report) => {
    await withServer({}, async ({ url }) => {
      const restaurants = await openRestaurants(url, restaurantCount);
      const outcome = await measure(url, restaurants);
      const what = `order accepted → on a board, p99, ${boards} boards, ${ordersPerSecond} orders/s`;
      report.budget(what, quantile(outcome.delays, 0.99), 'ms', { atMost: 25 });
      report.budget('orders refused as too busy meanwhile', outcome.refused, '', { atMost: 0 });
      report.note(`in ${restaurantCount} restaurants`, describe(outcome));
      report.note(
        'the same, all boards in one restaurant',
        describe(await measure(url, restaurants.slice(0, 1))),
      );
    });
  },
};
