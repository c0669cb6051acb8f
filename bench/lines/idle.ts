import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { withClient } from '#server/testing/postgres-client.ts';
import { fillDatabase, type LoadedRestaurant } from '../data/bulk-load.ts';
import { atIndex } from '../load/at-index.ts';
import { openMany, openStream } from '../load/open-streams.ts';
import { processorSecondsOf, processorSecondsOfPostgres } from '../load/processor-time.ts';
import type { BenchLine, Report } from '../report/budget.ts';
import { prepareFolder } from '../servers/local-app.ts';
import { withPostgres } from '../servers/with-postgres.ts';
import { withServer } from '../servers/with-server.ts';

const boards = 1_000;
/** What a start leaves behind is over: garbage, unused connections, and the first housekeeping, after a minute. */
const startMs = 75_000;
/** What opening the boards leaves behind. */
const openingMs = 15_000;
/** As many whole intervals of heartbeats. */
const seconds = 40;
const limits = { idle: 1, boards: 3 };

type Spent = { server: number; database: number };
/** A server on one of the engines, and the processor time that both have used. */
type Running = { url: string; readSpent: () => Spent };

const totalOf = ({ server, database }: Spent): number => server + database;
const describe = ({ server, database }: Spent): string =>
  `${server.toFixed(2)} % of the server, ${database.toFixed(2)} % of the database`;

/** Percent of a core, over a while in which nobody does anything. */
const watchQuietly = async ({ readSpent }: Running, afterMs: number): Promise<Spent> => {
  await pause(afterMs);
  const before = readSpent();
  const began = performance.now();
  await pause(seconds * 1000);
  const after = readSpent();
  const percent = (part: keyof Spent) =>
    ((after[part] - before[part]) * 100_000) / (performance.now() - began);
  return { server: percent('server'), database: percent('database') };
};

const measureUnused = async (report: Report, on: string, running: Running): Promise<void> => {
  const unused = await watchQuietly(running, startMs);
  report.budget(`${on}: a process that nobody uses`, totalOf(unused), '% of a core', { atMost: limits.idle });
  report.note(on, describe(unused));
};

/** A board in each of as many restaurants, of which none has anything to do. */
const measureBoards = async (
  report: Report,
  on: string,
  running: Running,
  restaurants: readonly LoadedRestaurant[],
): Promise<void> => {
  const without = await watchQuietly(running, startMs);
  let heartbeats = 0;
  const streams = await openMany(boards, (index) =>
    openStream(
      `${running.url}/api/orders/stream?snapshot=none`,
      { cookie: atIndex(restaurants, index).cookie },
      (message) => {
        if (message.includes('event: heartbeat')) heartbeats += 1;
      },
    ),
  );
  const first = heartbeats;
  const began = performance.now();
  const watched = await watchQuietly(running, openingMs);
  const heard = (heartbeats - first) / ((performance.now() - began) / 1000);
  for (const stream of streams) stream.close();
  const added = { server: watched.server - without.server, database: watched.database - without.database };
  report.budget(`${on}: ${boards} boards of ${boards} restaurants add`, totalOf(added), '% of a core', {
    atMost: limits.boards,
  });
  report.note(on, `${describe(added)}, ${heard.toFixed(0)} heartbeats a second`);
};

/** Open, and without an order: nothing waits to be seen. */
const fillQuietly = async (
  ask: (statement: string) => Promise<{ rows: unknown[] }>,
): Promise<LoadedRestaurant[]> => {
  const restaurants = await fillDatabase(ask, boards, boards, { dishesPerMenu: 2, hasHistory: false });
  await ask('delete from orders');
  await ask('vacuum analyze');
  return restaurants;
};

const onEmbedded = async (report: Report): Promise<void> => {
  const withRunning = (dataDir: string | null, work: (running: Running) => Promise<void>) =>
    withServer(dataDir === null ? {} : { DATA_DIR: dataDir }, ({ url, pid }) =>
      work({ url, readSpent: () => ({ server: processorSecondsOf(pid), database: 0 }) }),
    );
  await withRunning(null, (running) => measureUnused(report, 'embedded', running));
  const { dataDir, restaurants } = await prepareFolder(async ({ engine }) => ({
    restaurants: await fillQuietly((statement) => engine.db.execute(sql.raw(statement))),
  }));
  await withRunning(dataDir, (running) => measureBoards(report, 'embedded', running, restaurants));
};

const onPostgres = (report: Report): Promise<void> =>
  withPostgres(async (createDatabase) => {
    const databaseUrl = await createDatabase();
    const readDatabase = await processorSecondsOfPostgres(databaseUrl);
    const withRunning = (work: (running: Running) => Promise<void>) =>
      withServer({ DATABASE_URL: databaseUrl }, ({ url, pid }) =>
        work({ url, readSpent: () => ({ server: processorSecondsOf(pid), database: readDatabase() }) }),
      );
    await withRunning((running) => measureUnused(report, 'PostgreSQL', running));
    const restaurants = await withClient(databaseUrl, (client) =>
      fillQuietly((statement) => client.query(statement)),
    );
    await withRunning((running) => measureBoards(report, 'PostgreSQL', running, restaurants));
  });

export const idle: BenchLine = {
  name: 'idle',
  how: `processor time over ${seconds} s of one server process that nobody uses, embedded and on PostgreSQL with all processes of PostgreSQL, and what ${boards} open boards of as many restaurants add`,
  isSlow: true,
  run: async (report) => {
    await onEmbedded(report);
    await onPostgres(report);
  },
};
