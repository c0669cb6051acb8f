import { cpSync } from 'node:fs';
import { openEmbeddedEngine } from '#server/db/engine/embedded-engine.ts';
import { clientOf, type DirectClient, unpreparedClientOf } from '../data/direct-client.ts';
import { createDirectOrder } from '../data/direct-orders.ts';
import { openRestaurants } from '../data/open-restaurants.ts';
import { type OrderRecording, recordOrder } from '../data/record-order.ts';
import { atIndex } from '../load/at-index.ts';
import { orderRateDirectly } from '../load/direct-order-rate.ts';
import { type InTurn, measureInTurn, ratioOf } from '../load/in-turn.ts';
import { orderRateOverHttp } from '../load/order-rate.ts';
import { createPgbench, findPgbench } from '../load/pgbench.ts';
import type { BenchLine, Report } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';
import { withPostgres } from '../servers/with-postgres.ts';
import { withServer } from '../servers/with-server.ts';

const restaurantCount = 8;
const guests = 16;
const seconds = 4;
const rounds = 5;
/** As many connections as the server opens. */
const poolSize = 10;

const noteRates = (report: Report, engine: string, { here, there }: InTurn, directName: string) =>
  report.note(
    `${engine}: orders a second`,
    `${median(here).toFixed(0)} over HTTP, ${median(there).toFixed(0)} ${directName}`,
  );

/** Two copies of one data folder: the server has one and the bench itself the other, both warm all the time. */
const measureEmbedded = async (report: Report, recording: OrderRecording) => {
  const [serverFolder, ownFolder] = [temporaryFolder(), temporaryFolder()];
  const restaurants = await withServer({ DATA_DIR: serverFolder }, ({ url }) =>
    openRestaurants(url, restaurantCount),
  );
  cpSync(serverFolder, ownFolder, { recursive: true });
  const engine = await openEmbeddedEngine({ dataDir: ownFolder });
  const order = createDirectOrder(recording);
  await withServer({ DATA_DIR: serverFolder }, async ({ url }) => {
    const compareWith = (client: Pick<DirectClient, 'query'>) =>
      measureInTurn(
        rounds,
        () => orderRateOverHttp(url, restaurants, guests, seconds),
        () => orderRateDirectly((index) => order(client, atIndex(restaurants, index)), seconds),
      );
    const asItComes = await compareWith(unpreparedClientOf(engine));
    report.budget('embedded: orders over HTTP ÷ direct PGlite', ratioOf(asItComes), '×', { atLeast: 0.75 });
    noteRates(report, 'embedded', asItComes, 'directly');
    const prepared = await compareWith(clientOf(engine));
    report.budget('embedded: orders over HTTP ÷ PGlite, prepared', ratioOf(prepared), '×', { atLeast: 0.4 });
    noteRates(report, 'embedded, prepared', prepared, 'directly');
  });
  await engine.close();
};

const measurePostgres = async (report: Report, recording: OrderRecording) => {
  const what = 'PostgreSQL: orders over HTTP ÷ pgbench';
  const pgbench = await findPgbench();
  if (!pgbench)
    return report.skip(what, 'there is no pgbench beside the PostgreSQL programs of this machine');
  const rates = await withPostgres(async (createDatabase) => {
    const databaseUrl = await createDatabase();
    return withServer({ DATABASE_URL: databaseUrl }, async ({ url }) => {
      const restaurants = await openRestaurants(url, restaurantCount);
      const runPgbench = createPgbench(pgbench, databaseUrl, recording, restaurants);
      return measureInTurn(
        rounds,
        () => orderRateOverHttp(url, restaurants, guests, seconds),
        () => runPgbench(poolSize, seconds),
      );
    });
  });
  report.budget(what, ratioOf(rates), '×', { atLeast: 0.4 });
  noteRates(report, 'PostgreSQL', rates, 'by pgbench');
};

/**
 * What the ratio says: how much of the database's own speed is left once HTTP, validation, pricing, sessions and answers
 * come on top. What it does not say: how good the statements are. An order of fewer statements makes both sides faster
 * and may even lower the ratio, so the orders a second are noted beside it and are what a restaurant feels.
 * The guests run in the bench's own process on the same processors, which counts against the server; pgbench, in C,
 * costs next to nothing.
 */
export const orders: BenchLine = {
  name: 'orders',
  how: `${guests} guests ordering without pause in ${restaurantCount} restaurants, against the very statements of such an order (taken down from the application) run without it, on the same kind of database; ${rounds} rounds of ${seconds} s each in turn, median of the rounds' ratios. Embedded: durable settings, PGlite asked by one caller, since it serves one at a time, as it comes and with the statements prepared as the server does. PostgreSQL: the throw-away server of the tests (fsync off) for both, pgbench with ${poolSize} clients, as many as the server's pool, its statements prepared as the server's are`,
  run: async (report) => {
    await measureEmbedded(report, await recordOrder('embedded'));
    await measurePostgres(report, await recordOrder('PostgreSQL'));
  },
};
