import { api } from '#core/contract.ts';
import { type Call, callOf, heavyCallsOf, readsOf } from '../data/contract-calls.ts';
import { buildLargeRestaurant } from '../data/large-restaurant.ts';
import { noisyPicture } from '../data/noisy-picture.ts';
import {
  ask,
  howOften,
  orderAlone,
  orderBesideHeavy,
  orderBesideRead,
  type Town,
  type Waits,
} from '../load/neighbour-waits.ts';
import type { BenchLine, Report } from '../report/budget.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';
import { withPostgres } from '../servers/with-postgres.ts';
import { withServer } from '../servers/with-server.ts';

const size = { sections: 20, dishesPerSection: 100, orders: 10_000, tables: 500 };
const engines = { embedded: 'embedded', postgres: 'PostgreSQL' } as const;
type EngineName = keyof typeof engines;
const readLimitMs: Record<EngineName, number> = { embedded: 300, postgres: 100 };
const heavyLimitMs = 1_000;
const shipped = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'true' };

const describe = ({ name, p99, answers }: Waits): string =>
  `${name} ${p99.toFixed(0)} ms (${Object.entries(answers)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')})`;

/** A success, or a redirect to what was asked for. */
const isGood = (status: number): boolean => status < 400;
const isAnswered = ({ answers }: Waits): boolean => Object.keys(answers).map(Number).some(isGood);

type Of = { engine: EngineName; what: string; limitMs: number };

const judge = (report: Report, { engine, what, limitMs }: Of, all: readonly Waits[]): void => {
  if (all.length === 0) return;
  const slowest = all.toSorted((a, b) => b.p99 - a.p99);
  const name = engines[engine];
  const [first] = slowest;
  report.budget(`${name}: p99 of a neighbour's order beside ${what}`, first?.p99 ?? Number.NaN, 'ms', {
    atMost: limitMs,
  });
  const refused = all.reduce((sum, each) => sum + each.refused, 0);
  report.budget(`${name}: orders refused beside ${what}`, refused, '', { atMost: 0 });
  for (const each of slowest.slice(0, 6)) report.note(`${name}: ${what}`, describe(each));
};

/** What copies and imports made would be refused as too much of it. */
const tidyUp = async (town: Town): Promise<void> => {
  const { cookie, things } = town.large;
  const answer = await fetch(`${town.url}/api/users/menus`, { headers: { cookie } });
  for (const { _id } of (await answer.json()) as { _id: string }[])
    if (_id !== things[':menuId'])
      await ask(town, { name: 'deleteMenu', method: 'DELETE', path: `/menus/${_id}`, cookie });
};

/** A call that is only refused says nothing of who waits for it. */
const judgeUnanswered = (report: Report, engine: EngineName, names: readonly string[]): void => {
  report.budget(`${engines[engine]}: calls that were only refused`, names.length, '', { atMost: 0 });
  if (names.length > 0) report.note(`${engines[engine]}: only refused`, names.join(', '));
};

type Wanted = (call: Call) => boolean;

const measure = async (report: Report, engine: EngineName, town: Town, isWanted: Wanted): Promise<void> => {
  const { large } = town;
  // The first orders of a process are slow whoever asks for what.
  await orderAlone(town);
  const alone = await orderAlone(town);
  report.note(`${engines[engine]}: alone`, describe(alone));
  const unanswered: string[] = [];
  const reads: Waits[] = [];
  for (const call of readsOf(large).filter(isWanted)) {
    const status = await ask(town, call);
    if (isGood(status)) reads.push(await orderBesideRead(town, call));
    else unanswered.push(`${call.name} (${status})`);
  }
  judge(report, { engine, what: 'each of the reads', limitMs: readLimitMs[engine] }, reads);
  const heavy: Waits[] = [];
  for (const call of heavyCallsOf(large, await noisyPicture()).filter(isWanted)) {
    await ask(
      town,
      callOf('verifyPassword', large, () => ({ password: large.password })),
    );
    const waits = await orderBesideHeavy(town, call);
    heavy.push(waits);
    if (!isAnswered(waits)) unanswered.push(describe(waits));
    if (call.name !== 'deleteAccount') await tidyUp(town);
  }
  judge(report, { engine, what: 'each heavy call', limitMs: heavyLimitMs }, heavy);
  judgeUnanswered(report, engine, unanswered);
};

const measureEmbedded = async (report: Report, isWanted: Wanted): Promise<void> => {
  const place = { DATA_DIR: temporaryFolder() };
  const large = await buildLargeRestaurant(place, size);
  await withServer({ ...place, ...shipped }, ({ url }) =>
    measure(report, 'embedded', { url, large }, isWanted),
  );
};

const measurePostgres = (report: Report, isWanted: Wanted): Promise<void> =>
  withPostgres(async (createDatabase) => {
    const place = { DATA_DIR: temporaryFolder(), DATABASE_URL: await createDatabase() };
    const large = await buildLargeRestaurant(place, size);
    await withServer({ ...place, ...shipped }, ({ url }) =>
      measure(report, 'postgres', { url, large }, isWanted),
    );
  });

export const neighbours: BenchLine = {
  name: 'neighbours',
  how: `Each read and each heavy call of the contract by itself, ${howOften} from one address under the shipped limits, on a restaurant of ${size.sections * size.dishesPerSection} dishes, ${size.orders} orders and ${size.tables} tables, while guests order next door`,
  isSlow: true,
  /** An engine, and names of calls: only these. */
  takes: (word) => word in engines || word in api,
  run: async (report, words = []) => {
    const calls = words.filter((word) => word in api);
    const isWanted: Wanted = ({ name }) => calls.length === 0 || calls.includes(name);
    const isChosen = (engine: EngineName) => words.includes(engine) || !words.some((word) => word in engines);
    if (isChosen('embedded')) await measureEmbedded(report, isWanted);
    if (isChosen('postgres')) await measurePostgres(report, isWanted);
  },
};
