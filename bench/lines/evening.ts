import { setTimeout as pause } from 'node:timers/promises';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { runStatements } from '#server/testing/postgres-client.ts';
import { bulkLoad, type LoadedRestaurant, loadedOrder } from '../data/bulk-load.ts';
import { arrivalsOf } from '../load/arrivals.ts';
import { atIndex } from '../load/at-index.ts';
import { openGuest, toQuestion } from '../load/open-guest.ts';
import { openMany, openStream } from '../load/open-streams.ts';
import { createStopwatch, orderIn, waitUntil } from '../load/order-stopwatch.ts';
import { readMetric } from '../load/read-metric.ts';
import { type BenchLine, megabytes, type Report } from '../report/budget.ts';
import { quantile } from '../report/statistics.ts';
import { withPostgres } from '../servers/with-postgres.ts';
import { withServer } from '../servers/with-server.ts';

const restaurantCount = 10_000;
const boards = 2_000;
const guestStreams = 5_000;
/** Sixty orders a day in each restaurant, at the pace of an average second and of the fullest one of a Friday. */
const evening = { seconds: 60, perSecond: (restaurantCount * 60) / 86_400, peakFactor: 20 };
const quietSeconds = 20;
/** Three times as many guests at once as the server lets wait for their answer; who is refused retries after `Retry-After`. */
const flood = { guests: 6_000, seconds: 30, retryAfterMs: 2_000 };
/** Recovered: this many orders in a row that take no longer than this. */
const calm = { orders: 10, ms: 100 };

const cpuSeconds = (url: string) => readMetric(url, 'process_cpu_seconds_total');
const residentBytes = (url: string) => readMetric(url, 'process_resident_memory_bytes');

type Placed = { status: number; ms: number; order: string };

const placeOrder = async (url: string, restaurant: LoadedRestaurant): Promise<Placed> => {
  const began = performance.now();
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: loadedOrder(restaurant),
  });
  const body = (await answer.json()) as Partial<GuestOrder>;
  return { status: answer.status, ms: performance.now() - began, order: body._id ?? '' };
};

const spread = (values: readonly number[]): string =>
  `p50 ${quantile(values, 0.5).toFixed(1)} ms, p99 ${quantile(values, 0.99).toFixed(1)} ms, slowest ${quantile(values, 1).toFixed(0)} ms`;

const countOrders = async (databaseUrl: string): Promise<number> => {
  const count = 'select count(*)::int as count from orders';
  const [row] = await runStatements<{ count: number }>(databaseUrl, count);
  return row?.count ?? Number.NaN;
};

/** The whole curve: each order at its moment, whatever becomes of the earlier ones. */
const playEvening = async (report: Report, url: string, open: readonly LoadedRestaurant[]) => {
  const watch = createStopwatch();
  const before = await residentBytes(url);
  const streams = await openMany(boards, (index) =>
    openStream(`${url}/api/orders/stream`, { cookie: atIndex(open, index).cookie }, (message) => {
      const order = orderIn(message);
      if (order) watch.hear(order);
    }),
  );
  const guests = await openMany(guestStreams, (index) =>
    openStream(`${url}/api/public-menu/${atIndex(open, index).owner}/stream`, {}, () => {}),
  );
  await pause(5_000);
  const quietFrom = await cpuSeconds(url);
  await pause(quietSeconds * 1000);
  const idleShare = ((await cpuSeconds(url)) - quietFrom) / quietSeconds;
  report.note(
    `${boards} boards and ${guestStreams} guests, nothing ordered`,
    `${megabytes(await residentBytes(url)).toFixed(0)} MB (${megabytes(before).toFixed(0)} before), ${(idleShare * 100).toFixed(1)} % of a core for heartbeats`,
  );

  const arrivals = arrivalsOf(evening);
  const cpuFrom = await cpuSeconds(url);
  const began = performance.now();
  const placed = await Promise.all(
    arrivals.map(async (at, index) => {
      await pause(Math.max(0, began + at - performance.now()));
      const order = await placeOrder(url, atIndex(open, index));
      if (order.status === 201) watch.acknowledge(order.order);
      return order;
    }),
  );
  const taken = placed.filter(({ status }) => status === 201).length;
  await waitUntil(() => watch.heardCount() >= taken);
  const passed = (performance.now() - began) / 1000;
  const cpu = (await cpuSeconds(url)) - cpuFrom - idleShare * passed;
  const peak = placed.filter((_, index) => Math.abs((arrivals[index] ?? 0) / 1000 - evening.seconds / 2) < 5);

  report.budget('orders of the evening not taken', placed.length - taken, '', { atMost: 0 });
  report.budget('orders that their board did not hear of', taken - watch.heardCount(), '', { atMost: 0 });
  report.note(`order, all ${taken}`, spread(placed.map(({ ms }) => ms)));
  report.note(
    `order, the fullest ten seconds (${(peak.length / 10).toFixed(0)} a second)`,
    spread(peak.map(({ ms }) => ms)),
  );
  report.note('from the answer to the board', spread(watch.delays()));
  report.note('processor time of the server for an order', `${((cpu / taken) * 1000).toFixed(2)} ms`);
  report.note('memory at the end', `${megabytes(await residentBytes(url)).toFixed(0)} MB`);
  const close = () => {
    for (const stream of [...streams, ...guests]) stream.close();
  };
  return { taken, close };
};

/** More than the server can do, with every stream still open; then how soon it is itself again. */
const overload = async (report: Report, url: string, open: readonly LoadedRestaurant[]): Promise<number> => {
  const address = new URL(`${url}/api/orders`);
  const guests = await openMany(flood.guests, (index) => openGuest(address, `127.0.1.${1 + (index % 200)}`));
  const until = performance.now() + flood.seconds * 1000;
  const statuses = new Map<number, number>();
  let turn = 0;
  const nextOrder = (): Buffer | null => {
    if (performance.now() > until) return null;
    turn += 1;
    const body = loadedOrder(atIndex(open, turn));
    return toQuestion('POST', address, { 'content-type': 'application/json' }, body);
  };
  const onAnswer = (status: number): number | undefined => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return status === 503 ? flood.retryAfterMs : undefined;
  };
  await Promise.all(guests.map((guest) => guest.keepAsking(nextOrder, onAnswer)));
  const over = performance.now();
  const taken = statuses.get(201) ?? 0;
  const shed = statuses.get(503) ?? 0;
  let inARow = 0;
  let probes = 0;
  while (inARow < calm.orders) {
    const { status, ms } = await placeOrder(url, atIndex(open, probes));
    if (status === 201) probes += 1;
    inARow = status === 201 && ms <= calm.ms ? inARow + 1 : 0;
    if (performance.now() - over > 60_000) break;
  }
  const others = [...statuses.values()].reduce((sum, count) => sum + count, 0) - taken - shed;
  const who = `${flood.guests} guests who order without pause for ${flood.seconds} s`;
  report.note(who, `${(taken / flood.seconds).toFixed(0)} orders a second taken, ${shed} answered 503`);
  report.budget('refused with 503 while there is more than can be done', shed, '', { atLeast: 1 });
  report.budget('answered neither 201 nor 503', others, '', { atMost: 0 });
  report.budget('back to calm after', (performance.now() - over) / 1000, 's', { atMost: 15 });
  return taken + probes;
};

export const fridayEvening: BenchLine = {
  name: 'evening',
  how: `PostgreSQL with ${restaurantCount} restaurants (a million orders), one server process; ${boards} boards and ${guestStreams} guests on streams; ${evening.seconds} s of a Friday whose fullest second has ${evening.peakFactor} times the orders of an average one; then more than the server can do. Database, server and all clients share this machine`,
  isSlow: true,
  run: (report) =>
    withPostgres(async (createDatabase) => {
      const databaseUrl = await createDatabase();
      const open = await bulkLoad(databaseUrl, restaurantCount, boards);
      await withServer({ DATABASE_URL: databaseUrl }, async ({ url }) => {
        const before = await countOrders(databaseUrl);
        const played = await playEvening(report, url, open);
        const flooded = await overload(report, url, open);
        const missing = before + played.taken + flooded - (await countOrders(databaseUrl));
        report.budget('orders acknowledged and not in the database', missing, '', { atMost: 0 });
        played.close();
      });
    }),
};
