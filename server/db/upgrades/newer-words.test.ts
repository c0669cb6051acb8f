import { readdirSync, readFileSync } from 'node:fs';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PgCustomColumn, PgTable } from 'drizzle-orm/pg-core';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { localDay } from '#core/hours/local-day.ts';
import { defaultTimeZone } from '#core/hours/time-zones.ts';
import * as schema from '#server/db/schema.ts';
import { scheduledTasks } from '#server/scheduled-tasks.ts';
import { dropChecks } from '#server/testing/drop-checks.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import {
  buildCrowdedRestaurant,
  type CrowdedRestaurant,
} from '#server/testing/workshop/crowded-restaurant.ts';
import { listReads, readAll } from '#server/testing/workshop/evening-reads.ts';

/*
 * The version before runs beside a newer one, on its schema. Into every column that holds words of a closed list one row
 * gets a word that nobody here knows. Everything still answers, lists show all their other rows, and the leader's tasks run.
 */
const logged: string[] = [];
const test = setUpTestApp({ log: pino({ level: 'warn' }, { write: (line) => void logged.push(line) }) });

const columns = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter((column) => is(column, PgCustomColumn) && column.getSQLType() !== 'bytea')
      .map((column) => ({
        type: column.getSQLType(),
        table: getTableName(table),
        column: toSnakeCase(column.name),
      }))
      .map((place) => ({ ...place, name: `${place.table}.${place.column}` })),
  );

const newWord = 'of_a_newer_version';
const newNumber = 45;
const within = (path: string, value: unknown = newWord) =>
  `jsonb_set(COLUMN, '{${path}}', '${JSON.stringify(value)}'::jsonb)`;

/** A newer version's document. A new column of documents is added here, or the test of its name fails. */
const documents: Record<string, string> = {
  'people.rights': `COLUMN || '["${newWord}"]'::jsonb`,
  'sessions.device': within('browser'),
  'dishes.dietary': `COLUMN || '["${newWord}"]'::jsonb`,
  'dishes.allergens': within('contains', [newWord]),
  'dishes.changes': within('0,type'),
  'orders.avoids': `COLUMN || '["${newWord}"]'::jsonb`,
  'orders.guest_change': within('after', { status: newWord }),
  'order_lines.avoided': within('contains', [newWord]),
  'order_trail.changes': within('after', { status: newWord }),
  'shifts.preflight': within('results', { [newWord]: 'ok', sound: newWord }),
};

const expressionOf = ({ type, table, column }: (typeof columns)[number]): string => {
  if (type === 'text') return `'${newWord}'`;
  if (type === 'integer') return String(newNumber);
  const document = documents[`${table}.${column}`];
  if (!document) throw new Error(`How does a newer version write ${table}.${column}?`);
  return document.replaceAll('COLUMN', column);
};

/** In one row. */
const storeNewWord = async (place: (typeof columns)[number]) => {
  const { table, column, type } = place;
  const isDocument = type === 'jsonb';
  const { rows } = await test.engine.db.execute(
    sql.raw(`with one as (
      select ctid as place from ${table} ${isDocument ? `where ${column} is not null` : ''}
      order by ${column} is null, ctid limit 1)
    update ${table} set ${column} = ${expressionOf(place)} from one where ${table}.ctid = one.place returning 1`),
  );
  if (!rows[0]) throw new Error(`No row of ${table} can have another ${column}: the restaurant needs one.`);
  const isNew = type === 'integer' ? `${column} = ${newNumber}` : `${column}::text like '%${newWord}%'`;
  return {
    name: place.name,
    isThere: async (): Promise<boolean> => {
      const { rows } = await test.engine.db.execute(sql.raw(`select 1 from ${table} where ${isNew}`));
      return rows.length === 1;
    },
  };
};

const runTasks = async () => {
  for (const task of scheduledTasks(test, test.services)) await task.run(new AbortController().signal);
};

/** Left out of a list, where it is shown in words that this version does not have. */
const leftOut: Record<string, string> = { security_events: '/users/me/security-log' };

describe('words of a newer version', () => {
  let place: CrowdedRestaurant;
  let reads: string[];
  let expected: Awaited<ReturnType<typeof readAll>>;
  const stored: Awaited<ReturnType<typeof storeNewWord>>[] = [];
  beforeAll(async () => {
    await dropChecks(test.engine.db);
    place = await buildCrowdedRestaurant(test);
    reads = listReads(place, localDay(defaultTimeZone, test.clock.now()));
    // Twice: the export of all data stands in the security log that is read after it.
    await readAll(place, reads);
    expected = await readAll(place, reads);
    logged.length = 0;
  });

  it('are met by calls that answer without them', () => {
    expect(Object.entries(expected).filter(([, { status }]) => status !== 200)).toEqual([]);
  });

  it.each([...Map.groupBy(columns, ({ table }) => table)])(
    'in %s are read by all of them',
    async (table, ofTable) => {
      for (const column of ofTable) stored.push(await storeNewWord(column));
      const found = await readAll(place, reads);
      const shorter = leftOut[table];
      if (shorter && found[shorter]?.status === 200) expected[shorter] = found[shorter];
      expect(found).toEqual(expected);
      expect(logged).toEqual([]);
    },
  );

  it('stay where they are while others are ordering, printing and serving, and the leader works', async () => {
    const { owner, order, printer } = place;
    const { _id } = await order({ tableNumber: 8 });
    expect((await owner.patch(`/orders/${_id}`, { status: 'inProcess' })).status).toBe(200);
    for (let job = await printer.claim(); job; job = await printer.claim()) await printer.confirm(job.id);
    await runTasks();
    expect(logged).toEqual([]);
    for (const { name, isThere } of stored) expect([name, await isThere()]).toEqual([name, true]);
    expect(stored.length).toBe(columns.length);
  });
});

it('can be met in no column that is not read for it', () => {
  const folder = new URL('../schema/', import.meta.url);
  const believed = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/(text|integer)\(\)\.\$type<(\w+)/g)].map(
      ([, type, of]) => `${file}: ${type} of ${of}`,
    ),
  );
  expect(believed.filter((column) => !column.endsWith(' of Agorot'))).toEqual([]);
});
