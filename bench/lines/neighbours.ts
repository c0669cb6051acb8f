import { setTimeout as pause } from 'node:timers/promises';
import { api } from '#core/contract.ts';
import { isOpen } from '#core/http/access.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import { buildLargeRestaurant, importOf, type LargeRestaurant } from '../data/large-restaurant.ts';
import { noisyPicture } from '../data/noisy-picture.ts';
import type { BenchLine, Report } from '../report/budget.ts';
import { quantile } from '../report/statistics.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';
import { withPostgres } from '../servers/with-postgres.ts';
import { withServer } from '../servers/with-server.ts';

const size = { sections: 20, dishesPerSection: 100, orders: 10_000, tables: 500 };
const inFlight = 40;
const seconds = 5;
const orderEveryMs = 50;

type Call = { name: string; method: string; path: string; body?: (turn: number) => unknown };
type Waits = { name: string; p99: number; refused: number; answers: Record<number, number> };

/** What stands for a parameter; null for what this restaurant has not. */
const thingFor = (name: string, path: string, things: Record<string, string>): string | null => {
  if (name !== 'id') return things[name] ?? null;
  const kind = path.split('/')[1] ?? '';
  return things[kind] ?? null;
};

const fillPath = (path: string, things: Record<string, string>): string | null => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const values = names.map((name) => thingFor(name, path, things));
  if (values.includes(null)) return null;
  return path.replace(/:\w+/g, () => encodeURIComponent(values.shift() ?? ''));
};

/** A year, a page of the menu, and so on: what a call has to be asked with. */
const queries: Partial<Record<keyof typeof api, string>> = {
  getSpanReport: '?from=2025-01-01&to=2025-12-31',
  exportSpanReport: '?from=2025-01-01&to=2025-12-31&table=orders&format=csv',
};

/** Every read of the contract that ends by itself, from the contract and not from memory. */
const readsOf = (things: Record<string, string>): { reads: Call[]; unasked: string[] } => {
  const reads: Call[] = [];
  const unasked: string[] = [];
  for (const [name, endpoint] of Object.entries<Endpoint>(api)) {
    const staysOpen = endpoint.response === 'event-stream' || endpoint.staysOpen;
    if (endpoint.method !== 'GET' || staysOpen || endpoint.access === 'printer') continue;
    const path = fillPath(endpoint.path, things);
    if (path === null) unasked.push(name);
    else reads.push({ name, method: 'GET', path: path + (queries[name as keyof typeof api] ?? '') });
  }
  return { reads, unasked };
};

const heavyWrites = (things: Record<string, string>, picture: string): Call[] => [
  {
    name: 'importMenu',
    method: 'POST',
    path: '/menus/import',
    body: () => ({ ...importOf(5, 100), name: 'ייבוא' }),
  },
  { name: 'copyMenu', method: 'POST', path: `/menus/${things.menuId}/copy` },
  {
    name: 'reissueTableCodes',
    method: 'POST',
    path: '/qr/table-codes',
    body: () => ({ tables: Array.from({ length: size.tables }, (_, at) => ({ table: at + 1, was: null })) }),
  },
  {
    name: 'createDish with a picture of 1.1 MB',
    method: 'POST',
    path: '/dishes',
    body: (turn) => ({
      menuId: things.menuId,
      sectionName: 'קטגוריה 1',
      name: `מנה עם תמונה ${turn}`,
      price: 32,
      image: picture,
    }),
  },
];

type Town = { url: string; large: LargeRestaurant; report: Report };

const ask = (url: string, { method, path, body }: Call, cookie: string, address: string, turn: number) =>
  fetch(`${url}/api${path}`, {
    method,
    headers: {
      cookie,
      'x-forwarded-for': address,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body(turn)) } : {}),
  });

/** How long orders of the neighbour wait while so many of one call are in flight. */
const orderBeside = async ({ url, large }: Town, call: Call, atOnce: number): Promise<Waits> => {
  const until = performance.now() + seconds * 1000;
  const answers: Record<number, number> = {};
  let turn = 0;
  const keepAsking = async () => {
    while (performance.now() < until) {
      turn += 1;
      const answer = await ask(url, call, large.cookie, '198.51.100.7', turn);
      await answer.arrayBuffer();
      answers[answer.status] = (answers[answer.status] ?? 0) + 1;
      // Whoever is refused asks again a little later, as a loop of a stranger would not have to.
      if (answer.status === 429 || answer.status === 503) await pause(20);
    }
  };
  const waits: number[] = [];
  let refused = 0;
  const keepOrdering = async () => {
    for (let guest = 0; performance.now() < until; guest += 1) {
      const began = performance.now();
      const answer = await fetch(`${url}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${guest % 250}` },
        body: JSON.stringify({
          ...large.neighbour.orderBody(),
          phone: `05${String(10_000_000 + large.nextPhone()).slice(-8)}`,
        }),
      });
      await answer.arrayBuffer();
      waits.push(performance.now() - began);
      if (answer.status === 503) refused += 1;
      else if (answer.status !== 201) throw new Error(`an order was answered with ${answer.status}`);
      await pause(orderEveryMs);
    }
  };
  await Promise.all([keepOrdering(), ...Array.from({ length: atOnce }, keepAsking)]);
  return { name: call.name, p99: quantile(waits, 0.99), refused, answers };
};

const describe = ({ name, p99, answers }: Waits): string =>
  `${name} ${p99.toFixed(0)} ms (${Object.entries(answers)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')})`;

const measure = async (town: Town, engine: string, limitMs: number): Promise<void> => {
  const { report, url, large } = town;
  const { reads, unasked } = readsOf(large.things);
  const alone = await orderBeside(town, { name: 'nothing', method: 'GET', path: '/pricing' }, 0);
  report.note(`${engine}: alone`, `${alone.p99.toFixed(0)} ms`);
  const waits: Waits[] = [];
  for (const call of reads) {
    const cookie = isOpen(api[call.name as keyof typeof api].access) ? '' : large.cookie;
    const { status } = await ask(url, call, cookie, '198.51.100.8', 0);
    if (status >= 400) unasked.push(`${call.name} (${status})`);
    else waits.push(await orderBeside(town, call, inFlight));
  }
  const say = (what: string, all: readonly Waits[], atMost: number) => {
    const slowest = all.toSorted((a, b) => b.p99 - a.p99);
    report.budget(
      `${engine}: p99 of a neighbour's order beside ${what}`,
      slowest[0]?.p99 ?? Number.NaN,
      'ms',
      { atMost },
    );
    report.budget(
      `${engine}: orders refused beside ${what}`,
      all.reduce((sum, { refused }) => sum + refused, 0),
      '',
      { atMost: 0 },
    );
    for (const each of slowest.slice(0, 6)) report.note(`${engine}: ${what}`, describe(each));
  };
  say(`each of ${waits.length} reads`, waits, limitMs);
  if (unasked.length > 0) report.note(`${engine}: not asked`, unasked.join(', '));
  const picture = await noisyPicture();
  const heavy: Waits[] = [];
  for (const call of heavyWrites(large.things, picture)) heavy.push(await orderBeside(town, call, 4));
  say('each heavy write', heavy, 1_000);
};

const environment = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'true' };

export const neighbours: BenchLine = {
  name: 'neighbours',
  how: `Each read of the contract by itself, ${inFlight} in flight for ${seconds} s from one address under the shipped limits, on a restaurant of ${size.sections * size.dishesPerSection} dishes, ${size.orders} orders and ${size.tables} tables, while guests order next door; then each heavy write, four in flight`,
  isSlow: true,
  run: async (report) => {
    const embedded = { DATA_DIR: temporaryFolder() };
    const large = await buildLargeRestaurant(embedded, size);
    await withServer({ ...embedded, ...environment }, ({ url }) =>
      measure({ url, large, report }, 'embedded', 300),
    );
    await withPostgres(async (createDatabase) => {
      const place = { DATA_DIR: temporaryFolder(), DATABASE_URL: await createDatabase() };
      const other = await buildLargeRestaurant(place, size);
      await withServer({ ...place, ...environment }, ({ url }) =>
        measure({ url, large: other, report }, 'PostgreSQL', 100),
      );
    });
  },
};
