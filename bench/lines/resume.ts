import { sql } from 'drizzle-orm';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import type { Engine } from '#server/db/engine/database.ts';
import { eventCounters, events } from '#server/db/schema.ts';
import { takeEpoch } from '#server/live/epoch.queries.ts';
import { streamNumbers } from '#server/live/stream-numbers.ts';
import { openRestaurant } from '../data/open-restaurants.ts';
import { measureInTurn, ratioOf } from '../load/in-turn.ts';
import { openStream } from '../load/open-streams.ts';
import { readMetric } from '../load/read-metric.ts';
import type { BenchLine } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { prepareFolder } from '../servers/local-app.ts';
import { withServer } from '../servers/with-server.ts';

/** Each as large as an order may be. After so many a guest's menu begins anew, and after the fewer it reads what it missed. */
const loggedOrders = 1_000;
const fewOrders = 190;
const orderKilobytes = 58;
const rounds = 9;
const streamsPerRound = 10;

/** A restaurant whose log is full of large orders, and what a guest of it knows. */
const prepare = () =>
  prepareFolder(async ({ url, engine }) => {
    const { owner, orderBody } = await openRestaurant(url);
    const answer = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(orderBody()),
    });
    const { trackingToken } = (await answer.json()) as GuestOrder;
    return { owner, trackingToken, since: await fillLog(engine, owner) };
  });

const fillLog = async ({ db }: Engine, owner: string): Promise<number> => {
  const { rows } = await db.execute<{ lastSeq: number; payload: string }>(sql`
    select last_seq as "lastSeq", (select payload::text from ${events} where owner_id = ${owner} and kind = 'order') as payload
    from ${eventCounters} where owner_id = ${owner}`);
  const { lastSeq = 0, payload = '{}' } = rows[0] ?? {};
  const logged = JSON.parse(payload);
  // Text that does not compress to nothing, as what people write.
  const said = () => Array.from({ length: 64 * orderKilobytes }, () => Math.random().toString(36)).join(' ');
  const note = said().slice(0, orderKilobytes * 1024);
  const large = { ...logged, order: { ...logged.order, _id: 'f'.repeat(24), note } };
  await db.execute(sql`
    insert into ${events} (owner_id, seq, kind, payload)
    select ${owner}, ${lastSeq}::bigint + n, 'order', ${JSON.stringify(large)}::jsonb from generate_series(1, ${sql.raw(String(loggedOrders))}) n`);
  await db.execute(sql`
    update ${eventCounters} set last_seq = last_seq + ${sql.raw(String(loggedOrders))} where owner_id = ${owner}`);
  return streamNumbers(await takeEpoch(db)).of(lastSeq);
};

/** Opens it as a page does that is new or comes back, until it is said to be complete. */
const openUntilComplete = async (url: string, headers: Record<string, string>): Promise<void> => {
  const { promise: complete, resolve } = Promise.withResolvers<void>();
  const stream = await openStream(url, headers, (message) => {
    if (message.includes('\nevent: heartbeat\n')) resolve();
  });
  await complete;
  stream.close();
};

/** Milliseconds of the server's processor for one. */
const costOf = async (url: string, path: string, headers: Record<string, string>): Promise<number> => {
  const used = () => readMetric(url, 'process_cpu_seconds_total');
  const before = await used();
  for (let count = 0; count < streamsPerRound; count += 1)
    await openUntilComplete(`${url}/api${path}`, headers);
  return (((await used()) - before) * 1000) / streamsPerRound;
};

export const resume: BenchLine = {
  name: 'resume',
  how: `a guest's stream that is resumed against one that begins, in turn, with many orders of ${orderKilobytes} KB in the log since; processor time of the server with its embedded database, ${rounds} rounds of ${streamsPerRound} streams each, median of the rounds' ratios`,
  run: async (report) => {
    const { dataDir, owner, trackingToken, since } = await prepare();
    await withServer({ DATA_DIR: dataDir }, async ({ url }) => {
      const [menu, order] = [`/public-menu/${owner}/stream`, `/orders/track/${trackingToken}/stream`];
      const resumed = [
        { name: `menu, after ${loggedOrders} orders`, path: menu, id: since },
        { name: `menu, after ${fewOrders} orders`, path: menu, id: since + loggedOrders - fewOrders },
        { name: `order, after ${loggedOrders} orders`, path: order, id: since },
      ];
      for (const { name, path, id } of resumed) {
        const costs = await measureInTurn(
          rounds,
          () => costOf(url, path, { 'last-event-id': String(id) }),
          () => costOf(url, path, {}),
        );
        report.budget(`${name}: a resumed stream ÷ a new one`, ratioOf(costs), '×', { atMost: 1.5 });
        report.note(
          `${name}: processor time of a stream`,
          `resumed ${median(costs.here).toFixed(1)} ms, new ${median(costs.there).toFixed(1)} ms`,
        );
      }
    });
  },
};
