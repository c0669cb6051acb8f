import { bulkLoad, type LoadedRestaurant, loadedOrder } from '../data/bulk-load.ts';
import { atIndex } from '../load/at-index.ts';
import type { BenchLine, Report } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { withPostgres } from '../servers/with-postgres.ts';
import { withServer } from '../servers/with-server.ts';

const sizes = { small: 100, large: 10_000 };
const rounds = 500;
const warmUpRounds = 100;
/** In the large town every call goes to a restaurant that this call has not seen before. */
const visited = rounds + warmUpRounds;

type Town = { url: string; restaurants: readonly LoadedRestaurant[] };
type Call = { name: string; run: (town: Town, restaurant: LoadedRestaurant) => Promise<Response> };

const calls: readonly Call[] = [
  { name: 'public menu', run: ({ url }, { owner }) => fetch(`${url}/api/public-menu/${owner}`) },
  {
    name: 'orders/mine',
    run: ({ url }, { cookie }) => fetch(`${url}/api/orders/mine`, { headers: { cookie } }),
  },
  {
    name: 'order',
    run: ({ url }, restaurant) =>
      fetch(`${url}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: loadedOrder(restaurant),
      }),
  },
];

const timeCall = async (call: Call, town: Town, round: number): Promise<number> => {
  const restaurant = atIndex(town.restaurants, round);
  const began = performance.now();
  const answer = await call.run(town, restaurant);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${call.name} was answered with ${answer.status}`);
  return performance.now() - began;
};

/** Both towns in turn, so that a busy moment of the machine meets both. */
const compare = async (report: Report, call: Call, small: Town, large: Town): Promise<void> => {
  const times = { small: [] as number[], large: [] as number[] };
  for (let index = 0; index < visited; index += 1) {
    const [here, there] = [await timeCall(call, small, index), await timeCall(call, large, index)];
    if (index < warmUpRounds) continue;
    times.small.push(here);
    times.large.push(there);
  }
  const [here, there] = [median(times.small), median(times.large)];
  const what = `${call.name}: p50 of ${sizes.large} ÷ ${sizes.small} restaurants`;
  report.budget(what, there / here, '×', { atMost: 1.3 });
  report.note(call.name, `${here.toFixed(2)} ms and ${there.toFixed(2)} ms`);
};

export const scale: BenchLine = {
  name: 'scale',
  how: `PostgreSQL with ${sizes.small} restaurants and with ${sizes.large} (a hundred orders and 60 dishes each: a million orders), a server on each; every call in turn on both, one at a time, p50 of ${rounds}, in the large town each at another restaurant`,
  isSlow: true,
  run: (report) =>
    withPostgres(async (createDatabase) => {
      const [smallUrl, largeUrl] = [await createDatabase(), await createDatabase()];
      const few = await bulkLoad(smallUrl, sizes.small, sizes.small);
      const many = await bulkLoad(largeUrl, sizes.large, visited);
      await withServer({ DATABASE_URL: smallUrl }, (smallServer) =>
        withServer({ DATABASE_URL: largeUrl }, async (largeServer) => {
          const small = { url: smallServer.url, restaurants: few };
          const large = { url: largeServer.url, restaurants: many };
          for (const call of calls) await compare(report, call, small, large);
        }),
      );
    }),
};
