import { openEmbeddedEngine } from '#server/db/engine/embedded-engine.ts';
import type { BenchLine, Report } from '../kit/budget.ts';
import { clientOf } from '../kit/direct-client.ts';
import { createDirectOrder } from '../kit/direct-orders.ts';
import { type OpenRestaurant, openRestaurants } from '../kit/open-restaurants.ts';
import { orderRateOverHttp } from '../kit/order-rate.ts';
import { createPgbench, findPgbench } from '../kit/pgbench.ts';
import { startPostgres } from '../kit/project-tools.ts';
import { type OrderRecording, recordOrder } from '../kit/record-order.ts';
import { median } from '../kit/statistics.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { withServer } from '../kit/with-server.ts';

const restaurantCount = 8;
const guests = 16;
const seconds = 4;
const rounds = 3;

type Rates = { http: number[]; direct: number[] };

const ratioOf = ({ http, direct }: Rates): number =>
  median(http.map((perSecond, round) => perSecond / (direct[round] ?? Number.NaN)));

const noteRates = (report: Report, engine: string, { http, direct }: Rates, directName: string) =>
  report.note(
    `${engine}: orders a second`,
    `${median(http).toFixed(0)} over HTTP, ${median(direct).toFixed(0)} ${directName}`,
  );

/** The same folder in turn: served by the server, then opened by the bench itself. */
const measureEmbedded = async (report: Report, recording: OrderRecording) => {
  const dataDir = temporaryFolder();
  const rates: Rates = { http: [], direct: [] };
  const placeOrder = createDirectOrder(recording);
  let restaurants: OpenRestaurant[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await withServer({ DATA_DIR: dataDir }, async ({ url }) => {
      if (round === 0) restaurants = await openRestaurants(url, restaurantCount);
      rates.http.push(await orderRateOverHttp(url, restaurants, guests, seconds));
    });
    const engine = await openEmbeddedEngine({ dataDir });
    const client = clientOf(engine);
    const began = performance.now();
    let count = 0;
    while (performance.now() - began < seconds * 1000) {
      const restaurant = restaurants[count % restaurants.length];
      if (restaurant) await placeOrder(client, restaurant);
      count += 1;
    }
    rates.direct.push(count / ((performance.now() - began) / 1000));
    await engine.close();
  }
  report.budget('embedded: orders over HTTP ÷ direct PGlite', ratioOf(rates), '×', { atLeast: 0.6 });
  noteRates(report, 'embedded', rates, 'directly');
};

const measurePostgres = async (report: Report, recording: OrderRecording) => {
  const what = 'PostgreSQL: orders over HTTP ÷ pgbench';
  const pgbench = await findPgbench();
  if (!pgbench)
    return report.skip(what, 'there is no pgbench beside the PostgreSQL programs of this machine');
  const postgres = await startPostgres();
  const rates: Rates = { http: [], direct: [] };
  try {
    await withServer({ DATABASE_URL: postgres.url }, async ({ url }) => {
      const restaurants = await openRestaurants(url, restaurantCount);
      const runPgbench = createPgbench(pgbench, postgres.url, recording, restaurants);
      for (let round = 0; round < rounds; round += 1) {
        rates.http.push(await orderRateOverHttp(url, restaurants, guests, seconds));
        rates.direct.push(await runPgbench(10, seconds));
      }
    });
  } finally {
    await postgres.stop();
  }
  report.budget(what, ratioOf(rates), '×', { atLeast: 0.35 });
  noteRates(report, 'PostgreSQL', rates, 'by pgbench');
};

export const orders: BenchLine = {
  name: 'orders',
  how: `${guests} guests ordering without pause in ${restaurantCount} restaurants, against the very statements of such an order (taken down from the application) run without it, on the same database; ${rounds} rounds of ${seconds} s each in turn, median of the rounds' ratios. Embedded: durable settings. PostgreSQL: the throw-away server of the tests (fsync off) for both, pgbench with 10 clients as the server's pool`,
  run: async (report) => {
    const recording = await recordOrder();
    await measureEmbedded(report, recording);
    await measurePostgres(report, recording);
  },
};
