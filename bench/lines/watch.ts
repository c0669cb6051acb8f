import { setTimeout as pause } from 'node:timers/promises';
import { proofEveryMs } from '#core/alerts/presence.ts';
import { runStatements } from '#server/testing/postgres-client.ts';
import { bulkLoad, type LoadedRestaurant } from '../data/bulk-load.ts';
import { atIndex } from '../load/at-index.ts';
import { processorSeconds } from '../load/processor-time.ts';
import type { BenchLine, Report } from '../report/budget.ts';
import { withPostgres } from '../servers/with-postgres.ts';
import { withServer } from '../servers/with-server.ts';

const restaurants = 10_000;
const proofsPerSecond = restaurants / (proofEveryMs / 1000);
const seconds = 30;
/** As evenly as timers allow: a burst would measure the queue. */
const ticksPerSecond = 50;
/** Of two cores, for ten thousand restaurants in one process: an owner's request costs two milliseconds, whatever it says. */
const limits = { ladderMs: 150, presenceMs: 1500 };

/** A board in each restaurant, and an order that came in the last ten minutes and waits: dozens climb in each second. */
const waitEverywhere = async (databaseUrl: string): Promise<void> => {
  await runStatements(
    databaseUrl,
    `update orders set status = 'inProcess' where status = 'waitingApproval' and number > 1`,
    `update orders set created_at = now() - random() * interval '10 minutes', ring_step = 0
     where status = 'waitingApproval'`,
    `update orders set ring_step = least(3, floor(extract(epoch from now() - created_at) / 60))
     where status = 'waitingApproval'`,
    `insert into boards (id, owner_id, alive_until) select 'board-of-' || id, id, now() + interval '1 hour' from users`,
    'vacuum analyze',
  );
};

type Spent = { server: number; database: number };

/** Milliseconds of each second. */
const spentIn = async (url: string, databaseUrl: string, work: () => Promise<unknown>): Promise<Spent> => {
  const before = await processorSeconds(url, databaseUrl);
  const began = performance.now();
  await work();
  const passed = (performance.now() - began) / 1000;
  const after = await processorSeconds(url, databaseUrl);
  const perSecond = (part: keyof Spent) => ((after[part] - before[part]) * 1000) / passed;
  return { server: perSecond('server'), database: perSecond('database') };
};

const prove = async (url: string, { owner, cookie }: LoadedRestaurant): Promise<void> => {
  const answer = await fetch(`${url}/api/orders/presence`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ board: `board-of-${owner}`, isWatched: true }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`a proof was answered with ${answer.status}`);
};

/** Every board at its moment, whatever becomes of the others. */
const proveAtPace = async (url: string, open: readonly LoadedRestaurant[]): Promise<void> => {
  const sent: Promise<void>[] = [];
  const began = performance.now();
  for (let tick = 0; tick < seconds * ticksPerSecond; tick += 1) {
    await pause(Math.max(0, began + (tick * 1000) / ticksPerSecond - performance.now()));
    for (let each = 0; each < proofsPerSecond / ticksPerSecond; each += 1)
      sent.push(prove(url, atIndex(open, sent.length)));
  }
  await Promise.all(sent);
};

const addFindings = (report: Report, what: string, { server, database }: Spent, atMost: number) => {
  report.budget(`${what}: processor time of each second`, server + database, 'ms', { atMost });
  report.note(what, `${server.toFixed(0)} ms of the server, ${database.toFixed(0)} ms of the database`);
};

const countRaised = async (databaseUrl: string): Promise<number> => {
  const count = `select count(*)::int as count from order_trail where action = 'ring'`;
  const [row] = await runStatements<{ count: number }>(databaseUrl, count);
  return row?.count ?? Number.NaN;
};

export const watch: BenchLine = {
  name: 'watch',
  how: `PostgreSQL with ${restaurants} restaurants, each with a board and with an order that came in the last ten minutes and waits; one server process, ${seconds} s of the ring ladder alone, then as long with every board proving that it is watched (${proofsPerSecond} proofs a second)`,
  isSlow: true,
  run: (report) =>
    withPostgres(async (createDatabase) => {
      const databaseUrl = await createDatabase();
      const open = await bulkLoad(databaseUrl, restaurants, restaurants, {
        dishesPerMenu: 2,
        hasHistory: false,
      });
      await waitEverywhere(databaseUrl);
      await withServer({ DATABASE_URL: databaseUrl }, async ({ url }) => {
        await pause(10_000);
        const before = await countRaised(databaseUrl);
        const ladder = await spentIn(url, databaseUrl, () => pause(seconds * 1000));
        const raised = (await countRaised(databaseUrl)) - before;
        addFindings(
          report,
          `ring ladder, ${(raised / seconds).toFixed(0)} steps a second`,
          ladder,
          limits.ladderMs,
        );
        const both = await spentIn(url, databaseUrl, () => proveAtPace(url, open));
        const presence = { server: both.server - ladder.server, database: both.database - ladder.database };
        addFindings(report, `${restaurants} boards that prove they are watched`, presence, limits.presenceMs);
      });
    }),
};
