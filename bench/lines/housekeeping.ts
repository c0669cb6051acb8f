import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { trimEvents } from '#server/live/event-log.ts';
import { withClient } from '#server/testing/postgres-client.ts';
import { bulkLoad } from '../data/bulk-load.ts';
import { clientOf } from '../data/direct-client.ts';
import { loadStockLog, oldEvents } from '../data/long-logs.ts';
import { type OpenRestaurant, openRestaurant } from '../data/open-restaurants.ts';
import { measureInTurn, ratioOf } from '../load/in-turn.ts';
import type { BenchLine, Report } from '../report/budget.ts';
import { median, quantile } from '../report/statistics.ts';
import { withLocalApp } from '../servers/local-app.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';
import { withPostgres } from '../servers/with-postgres.ts';
import { withServer } from '../servers/with-server.ts';

const sizes = { small: 400, large: 400_000 };
const rounds = 200;
const backlog = 200_000;
const orderCount = 300;
const betweenMs = 20;
const dayMs = 24 * 60 * 60 * 1000;
/** As housekeeping pauses. */
const pauseMs = 100;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** The open shift's report, whose sold-out dishes come from the log, of two restaurants in turn. */
const compareReports = async (report: Report, databaseUrl: string): Promise<void> => {
  const [small, large] = await bulkLoad(databaseUrl, 2, 2, { hasHistory: false });
  if (!small || !large) throw new Error('two restaurants were loaded');
  const shifts = {
    small: await loadStockLog(databaseUrl, small, sizes.small),
    large: await loadStockLog(databaseUrl, large, sizes.large),
  };
  await withServer({ DATABASE_URL: databaseUrl }, async ({ url }) => {
    const read = (shift: string, cookie: string) =>
      timed(async () => {
        const answer = await fetch(`${url}/api/reports/shifts/${shift}`, { headers: { cookie } });
        if (!answer.ok)
          throw new Error(`a report was answered with ${answer.status}: ${await answer.text()}`);
        await answer.text();
      });
    const times = await measureInTurn(
      rounds,
      () => read(shifts.large, large.cookie),
      () => read(shifts.small, small.cookie),
    );
    const what = `report of a shift: ${sizes.large} ÷ ${sizes.small} rows of the stock log`;
    report.budget(what, ratioOf(times), '×', { atMost: 1.5 });
    const [here, there] = [median(times.here), median(times.there)];
    report.note('report of a shift', `${here.toFixed(1)} ms and ${there.toFixed(1)} ms`);
  });
};

const orderTimes = async (url: string, { orderBody }: OpenRestaurant): Promise<number[]> => {
  const times: number[] = [];
  for (let order = 0; order < orderCount; order += 1) {
    const body = JSON.stringify(orderBody());
    times.push(
      await timed(async () => {
        const answer = await fetch(`${url}/api/orders`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        if (answer.status !== 201) throw new Error(`an order was answered with ${answer.status}`);
        await answer.arrayBuffer();
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, betweenMs));
  }
  return times;
};

/** Orders without and then with somebody who trims a backlog beside them. */
const compareOrders = async (
  report: Report,
  engine: string,
  url: string,
  fill: (owner: string) => Promise<unknown>,
  trim: (signal: AbortSignal) => Promise<number>,
): Promise<void> => {
  const restaurant = await openRestaurant(url);
  await fill(restaurant.owner);
  await orderTimes(url, restaurant);
  const usual = await orderTimes(url, restaurant);
  const stopping = new AbortController();
  const trimming = trim(stopping.signal);
  const beside = await orderTimes(url, restaurant);
  stopping.abort();
  const trimmed = await trimming;
  const [here, there] = [quantile(beside, 0.99), quantile(usual, 0.99)];
  report.budget(`${engine}: an order while events are trimmed ÷ usual, p99`, here / there, '×', {
    atMost: 3,
  });
  report.note(
    `${engine}: orders`,
    `p99 ${there.toFixed(1)} ms, while trimming ${here.toFixed(1)} ms (slowest ${Math.max(...beside).toFixed(1)} ms); ${trimmed} events trimmed meanwhile`,
  );
};

const before = () => new Date(Date.now() - dayMs);

const trimEmbedded = (report: Report): Promise<void> =>
  withLocalApp(temporaryFolder(), ({ url, engine }) =>
    compareOrders(
      report,
      'embedded',
      url,
      (owner) => clientOf(engine).query(oldEvents(backlog), [owner]),
      (signal) => trimEvents(engine.db, before(), { pauseMs, signal }),
    ),
  );

const trimPostgres = async (report: Report, databaseUrl: string): Promise<void> => {
  const engine = await openPostgresEngine({ databaseUrl, poolSize: 1 });
  try {
    await withServer({ DATABASE_URL: databaseUrl }, ({ url }) =>
      compareOrders(
        report,
        'PostgreSQL',
        url,
        (owner) => withClient(databaseUrl, (client) => client.query(oldEvents(backlog), [owner])),
        (signal) => trimEvents(engine.db, before(), { pauseMs, signal }),
      ),
    );
  } finally {
    await engine.close();
  }
};

export const housekeeping: BenchLine = {
  name: 'housekeeping',
  how: `PostgreSQL: the report of an open shift with ${sizes.large} and with ${sizes.small} rows of the stock log before it, in turn, median of ${rounds} ratios. Both engines: ${orderCount} orders one after the other, without and with somebody trimming ${backlog} old events`,
  run: async (report) => {
    await trimEmbedded(report);
    await withPostgres(async (createDatabase) => {
      await trimPostgres(report, await createDatabase());
      await compareReports(report, await createDatabase());
    });
  },
};
