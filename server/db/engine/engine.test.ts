import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from './database.ts';
import { DatabaseUnusable } from './database-unusable.ts';
import { brokenMigrations, openEngineUnderTest, sampleMigrations } from './testing/engine-under-test.ts';

const dishes = pgTable('dishes', { id: integer().primaryKey(), dishName: text() });

let engine: Engine;
beforeAll(async () => {
  engine = await openEngineUnderTest();
  await engine.migrate(sampleMigrations);
});
afterAll(() => engine?.close());

const notify = (channel: string, payload: string) => sql`select pg_notify(${channel}, ${payload})`;

describe('an engine', () => {
  it('answers a ping', async () => {
    await expect(engine.ping()).resolves.toBeUndefined();
  });

  it('applies each migration once', async () => {
    await engine.migrate(sampleMigrations);
    expect(await engine.db.select().from(dishes).where(sql`id <= 2`)).toEqual([
      { id: 1, dishName: 'Soup' },
      { id: 2, dishName: 'Salad' },
    ]);
  });

  it('says in one sentence why a migration failed, and leaves nothing of it', async () => {
    const failure = await engine.migrate(brokenMigrations).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DatabaseUnusable);
    expect((failure as Error).message).toMatch(
      /could not be brought up to date.*"no_such_table" does not exist/,
    );
    const { rows } = await engine.db.execute(sql`select to_regclass('half_done') as half`);
    expect(rows).toEqual([{ half: null }]);
  });

  it('gives raw values the same JavaScript types on both drivers', async () => {
    const { rows } = await engine.db.execute(sql`
      select count(*) as count, 9007199254740993::bigint as big, 1.50::numeric as numeric, 0.5::float8 as float,
        true as boolean, '{"a": [1]}'::jsonb as json, array['א', 'b'] as texts, array[1, 2] as integers,
        '2024-05-06 07:08:09+03'::timestamptz as moment, '2024-05-06'::date as day, null as nothing`);
    expect(rows).toEqual([
      {
        count: 1,
        big: 9007199254740993n,
        numeric: '1.50',
        float: 0.5,
        boolean: true,
        json: { a: [1] },
        texts: ['א', 'b'],
        integers: [1, 2],
        moment: '2024-05-06 04:08:09+00',
        day: '2024-05-06',
        nothing: null,
      },
    ]);
  });

  it('names the constraint that refused a row', async () => {
    const duplicate = engine.db.insert(dishes).values({ id: 3, dishName: 'Soup' });
    await expect(duplicate).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'dishes_dish_name_key' },
    });
  });

  it('runs a named prepared statement, inside a transaction and outside', async () => {
    const find = (db: Pick<Engine['db'], 'select'>, id: number) =>
      db
        .select()
        .from(dishes)
        .where(eq(dishes.id, sql.placeholder('id')))
        .prepare('find_dish')
        .execute({ id });
    expect(await find(engine.db, 1)).toEqual([{ id: 1, dishName: 'Soup' }]);
    expect(await find(engine.db, 2)).toEqual([{ id: 2, dishName: 'Salad' }]);
    expect(await engine.db.transaction((tx) => find(tx, 1))).toEqual([{ id: 1, dishName: 'Soup' }]);
  });
});

describe('a transaction', () => {
  it('is refused the outer db, which would wait for ever or step outside', async () => {
    const mistake = engine.db.transaction(() => engine.db.select().from(dishes));
    await expect(mistake).rejects.toThrow();
    await expect(engine.db.transaction(() => engine.db.transaction(async () => {}))).rejects.toThrow(
      'through its `tx`',
    );
    await expect(engine.ping()).resolves.toBeUndefined();
  });

  it('leaves no trace of its refusal in work that goes on after it', async () => {
    let later = Promise.resolve<unknown>(null);
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await engine.db.transaction(async () => {
      later = finished.then(() => engine.db.select().from(dishes).where(eq(dishes.id, 1)));
    });
    finish();
    expect(await later).toEqual([{ id: 1, dishName: 'Soup' }]);
  });

  it('rolls back a savepoint alone', async () => {
    await engine.db.transaction(async (tx) => {
      await tx.insert(dishes).values({ id: 10, dishName: 'Kept' });
      await tx
        .transaction(async (inner) => {
          await inner.insert(dishes).values({ id: 11, dishName: 'Dropped' });
          throw new Error('no');
        })
        .catch(() => {});
    });
    expect(await engine.db.select({ id: dishes.id }).from(dishes).where(sql`id in (10, 11)`)).toEqual([
      { id: 10 },
    ]);
  });

  it('fails when an error inside it was swallowed', async () => {
    const result = engine.db.transaction(async (tx) => {
      await tx.insert(dishes).values({ id: 20, dishName: 'Lost' });
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(result).rejects.toThrow();
    expect(await engine.db.select().from(dishes).where(eq(dishes.id, 20))).toEqual([]);
  });
});

describe('listening', () => {
  it('delivers a message after its commit, and none after a rollback', async () => {
    let deliver = (_: { payload: string; rows: unknown }) => {};
    const delivered = new Promise<{ payload: string; rows: unknown }>((resolve) => {
      deliver = resolve;
    });
    const stop = await engine.listen(
      'Orders new',
      async (payload) =>
        deliver({ payload, rows: await engine.db.select().from(dishes).where(eq(dishes.id, 30)) }),
      () => {},
    );
    const rolledBack = engine.db.transaction(async (tx) => {
      await tx.execute(notify('Orders new', 'rolled back'));
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await engine.db.transaction(async (tx) => {
      await tx.execute(notify('Orders new', 'committed'));
      await tx.insert(dishes).values({ id: 30, dishName: 'Seen' });
    });
    expect(await delivered).toEqual({ payload: 'committed', rows: [{ id: 30, dishName: 'Seen' }] });
    await stop();
  });

  it('tells every listener of a channel, and stops one without the other', async () => {
    const first = collect();
    const second = collect();
    const stopFirst = await engine.listen('menus', first.add, () => {});
    const stopSecond = await engine.listen('menus', second.add, () => {});
    await engine.db.execute(notify('menus', 'a'));
    await Promise.all([first.until('a'), second.until('a')]);
    await stopFirst();
    await engine.db.execute(notify('menus', 'b'));
    await second.until('b');
    expect([first.heard, second.heard]).toEqual([['a'], ['a', 'b']]);
    await stopSecond();
  });
});

/** Messages as they come, and a way to wait for one of them. */
function collect() {
  const heard: string[] = [];
  const waiting = new Map<string, () => void>();
  return {
    heard,
    add: (payload: string) => {
      heard.push(payload);
      waiting.get(payload)?.();
    },
    until: (payload: string) =>
      new Promise<void>((resolve) => {
        if (heard.includes(payload)) resolve();
        else waiting.set(payload, resolve);
      }),
  };
}
