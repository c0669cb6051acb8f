import pg from 'pg';
import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { newId } from '#server/kit/ids.ts';
import type { BenchLine } from '../kit/budget.ts';
import { bulkLoad, type LoadedRestaurant } from '../kit/bulk-load.ts';
import { migrationsFolder } from '../kit/migrations-folder.ts';
import { startPostgres } from '../kit/project-tools.ts';
import { median } from '../kit/statistics.ts';
import { withServer } from '../kit/with-server.ts';

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
    run: ({ url }, { owner, dish }) =>
      fetch(`${url}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          owner,
          customerName: 'דנה כהן',
          phone: '0501234567',
          dishes: [{ dishId: dish, quantity: 1 }],
          totalPrice: 32,
          clientOrderToken: `token-${newId()}`,
        }),
      }),
  },
];

const createDatabase = async (serverUrl: string, name: string): Promise<string> => {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const engine = await openPostgresEngine({ databaseUrl: url.href, poolSize: 1 });
  await engine.migrate(migrationsFolder);
  await engine.close();
  return url.href;
};

const timeCall = async (call: Call, town: Town, round: number): Promise<number> => {
  const restaurant = town.restaurants[round % town.restaurants.length] as LoadedRestaurant;
  const began = performance.now();
  const answer = await call.run(town, restaurant);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${call.name} was answered with ${answer.status}`);
  return performance.now() - began;
};

export const scale: BenchLine = {
  name: 'scale',
  how: `PostgreSQL with ${sizes.small} restaurants and with ${sizes.large} (a hundred orders and 60 dishes each: a million orders), a server on each; every call in turn on both, one at a time, p50 of ${rounds} (in the large town each at another restaurant)`,
  isSlow: true,
  run: async (report) => {
    const postgres = await startPostgres();
    try {
      const smallUrl = await createDatabase(postgres.url, 'menta_bench_small');
      const largeUrl = await createDatabase(postgres.url, 'menta_bench_large');
      const few = await bulkLoad(smallUrl, sizes.small, sizes.small);
      const began = performance.now();
      const many = await bulkLoad(largeUrl, sizes.large, visited);
      report.note('loading', `${((performance.now() - began) / 1000).toFixed(0)} s`);
      await withServer({ DATABASE_URL: smallUrl }, ({ url: smallServer }) =>
        withServer({ DATABASE_URL: largeUrl }, async ({ url: largeServer }) => {
          const small = { url: smallServer, restaurants: few };
          const large = { url: largeServer, restaurants: many };
          for (const call of calls) {
            const times = { small: [] as number[], large: [] as number[] };
            for (let round = -warmUpRounds; round < rounds; round += 1) {
              const place = round + warmUpRounds;
              const [here, there] = [await timeCall(call, small, place), await timeCall(call, large, place)];
              if (round < 0) continue;
              times.small.push(here);
              times.large.push(there);
            }
            const ratio = median(times.large) / median(times.small);
            report.budget(`${call.name}: p50 of ${sizes.large} ÷ ${sizes.small} restaurants`, ratio, '×', {
              atMost: 1.3,
            });
            report.note(
              call.name,
              `${median(times.small).toFixed(2)} ms and ${median(times.large).toFixed(2)} ms`,
            );
          }
        }),
      );
    } finally {
      await postgres.stop();
    }
  },
};
