import { openEmbeddedEngine } from '#server/db/engine/embedded-engine.ts';
import { clientOf } from '../data/direct-client.ts';
import { createDirectOrder } from '../data/direct-orders.ts';
import { type OpenRestaurant, openRestaurant } from '../data/open-restaurants.ts';
import { type OrderRecording, recordOrder } from '../data/record-order.ts';
import { sitDown } from '../data/sit-down.ts';
import { orderRateDirectly } from '../load/direct-order-rate.ts';
import { type InTurn, measureInTurn, ratioOf } from '../load/in-turn.ts';
import { createPgbench, findPgbench } from '../load/pgbench.ts';
import type { BenchLine, Report } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { withDurablePostgres } from '../servers/durable-postgres.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';
import { withPostgres } from '../servers/with-postgres.ts';
import { withServer } from '../servers/with-server.ts';

const tableNumber = 3;
const seconds = 2;
const rounds = 15;

const open = (environment: Record<string, string>): Promise<OpenRestaurant> =>
  withServer(environment, async ({ url }) => {
    const restaurant = await openRestaurant(url);
    await sitDown(restaurant.send, restaurant.orderBody(), tableNumber);
    return restaurant;
  });

const noteRates = (to: Report, what: string, { here, there }: InTurn): void =>
  to.note(
    `${what}: orders a second, one after the other`,
    `${median(here).toFixed(0)} without a table, ${median(there).toFixed(0)} at one`,
  );

const report = (to: Report, what: string, rates: InTurn): void => {
  to.budget(`${what}: time of an order at a table ÷ of one without`, ratioOf(rates), '×', { atMost: 1.1 });
  noteRates(to, what, rates);
};

const measureEmbedded = async (away: OrderRecording, atTable: OrderRecording): Promise<InTurn> => {
  const folder = temporaryFolder();
  const restaurant = await open({ DATA_DIR: folder });
  const engine = await openEmbeddedEngine({ dataDir: folder });
  const rateOf = (recording: OrderRecording) => {
    const order = createDirectOrder(recording);
    return () => orderRateDirectly(() => order(clientOf(engine), restaurant), seconds);
  };
  const rates = await measureInTurn(rounds, rateOf(away), rateOf(atTable));
  await engine.close();
  return rates;
};

const measurePostgres = async (
  databaseUrl: string,
  pgbench: string,
  away: OrderRecording,
  atTable: OrderRecording,
): Promise<InTurn> => {
  const restaurant = await open({ DATABASE_URL: databaseUrl });
  const rateOf = (recording: OrderRecording) => {
    const run = createPgbench(pgbench, databaseUrl, recording, [restaurant]);
    return () => run(1, seconds);
  };
  return measureInTurn(rounds, rateOf(away), rateOf(atTable));
};

/** An order at a table joins its visit in the statement that places it: what that costs the database. */
export const tables: BenchLine = {
  name: 'tables',
  how: `the very statements of an order (taken down from the application) with a table and without, one after the other in one restaurant; ${rounds} rounds of ${seconds} s each in turn, median of the rounds' ratios. Embedded: statements prepared. PostgreSQL: pgbench with one client. Both as operators run them, so that a commit is on the disk; PostgreSQL also with fsync off`,
  run: async (to) => {
    const recordBoth = async (engine: 'embedded' | 'PostgreSQL') =>
      [await recordOrder(engine), await recordOrder(engine, { tableNumber })] as const;
    report(to, 'embedded', await measureEmbedded(...(await recordBoth('embedded'))));
    const pgbench = await findPgbench();
    if (!pgbench)
      return to.skip('PostgreSQL', 'there is no pgbench beside the PostgreSQL programs of this machine');
    const recordings = await recordBoth('PostgreSQL');
    const durable = await withDurablePostgres((url) => measurePostgres(url, pgbench, ...recordings));
    report(to, 'PostgreSQL', durable);
    const statements = await withPostgres(async (create) =>
      measurePostgres(await create(), pgbench, ...recordings),
    );
    to.note(
      'PostgreSQL without its commits: time at a table ÷ without',
      `${ratioOf(statements).toFixed(2)} ×`,
    );
    noteRates(to, 'PostgreSQL without its commits', statements);
  },
};
