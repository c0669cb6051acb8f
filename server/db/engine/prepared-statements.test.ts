import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTemplate } from '#server/testing/embedded-template.ts';
import { GuardedPGlite } from './guarded-pglite.ts';
import { isPostgresRun } from './testing/engine-under-test.ts';

describe.skipIf(isPostgresRun)('what the embedded engine is asked', () => {
  let pg: GuardedPGlite;
  beforeAll(async () => {
    pg = new GuardedPGlite({ loadDataDir: await readTemplate('empty') });
    await pg.waitReady;
    await pg.exec('create table notes (id int primary key, said text, at timestamptz)');
  });
  afterAll(() => pg.close());

  const countPrepared = async (): Promise<number> => {
    const { rows } = await pg.query<{ count: number }>(
      'select count(*)::int as count from pg_prepared_statements',
    );
    return rows[0]?.count ?? 0;
  };

  it('is parsed once', async () => {
    const before = await countPrepared();
    const add = 'insert into notes values ($1, $2) returning id';
    expect((await pg.query(add, [1, 'first'])).rows).toEqual([{ id: 1 }]);
    const again = await pg.query(add, [2, null], { rowMode: 'array' });
    expect([again.rows, again.affectedRows]).toEqual([[[2]], 1]);
    await pg.transaction((tx) => tx.query(add, [3, 'שלוש']));
    expect((await pg.query('select id, said from notes order by id')).rows).toEqual([
      { id: 1, said: 'first' },
      { id: 2, said: null },
      { id: 3, said: 'שלוש' },
    ]);
    expect(await countPrepared()).toBe(before + 2);
  });

  it('sees tables as they have become', async () => {
    const read = 'select * from changing';
    await pg.exec('create table changing (one int)');
    await pg.query('insert into changing values (1)');
    expect((await pg.query(read)).rows).toEqual([{ one: 1 }]);
    await pg.query('alter table changing add column two text');
    expect((await pg.query(read)).rows).toEqual([{ one: 1, two: null }]);
    await pg.exec('alter table changing drop column one');
    expect((await pg.query(read)).rows).toEqual([{ two: null }]);
    await pg.transaction(async (tx) => {
      await tx.query('alter table changing alter column two type int using 7');
      expect((await tx.query(read)).rows).toEqual([{ two: 7 }]);
    });
    expect((await pg.query(read)).rows).toEqual([{ two: 7 }]);
  });

  it('sees tables as they were when a change is taken back', async () => {
    const read = 'select * from kept';
    await pg.exec('create table kept (one int)');
    const changing = pg.transaction(async (tx) => {
      await tx.query('alter table kept add column two int');
      expect((await tx.query(read)).fields).toHaveLength(2);
      throw new Error('no');
    });
    await expect(changing).rejects.toThrow('no');
    expect((await pg.query(read)).fields).toHaveLength(1);
  });

  it('sees tables as they were when part of a transaction is taken back', async () => {
    const read = 'select * from partly';
    await pg.exec('create table partly (one int)');
    await pg.transaction(async (tx) => {
      await tx.exec('savepoint here');
      await tx.exec('alter table partly add column two int');
      expect((await tx.query(read)).fields).toHaveLength(2);
      await tx.exec('rollback to savepoint here');
      expect((await tx.query(read)).fields).toHaveLength(1);
    });
  });

  it('is forgotten when it was not asked for long', async () => {
    const first = 'select 0 as number';
    await pg.query(first);
    for (let number = 1; number <= 400; number += 1) await pg.query(`select ${number} as number`);
    // One goes when the next comes.
    expect(await countPrepared()).toBeLessThanOrEqual(256 + 1);
    expect((await pg.query(first)).rows).toEqual([{ number: 0 }]);
  });

  it('may be wrong, and is answered with what is wrong each time', async () => {
    for (let time = 0; time < 2; time += 1) {
      await expect(pg.query('select nothing')).rejects.toMatchObject({ code: '42703' });
      await expect(pg.query('insert into notes values ($1)', [1])).rejects.toMatchObject({
        code: '23505',
        constraint: 'notes_pkey',
      });
      await expect(pg.query('insert into notes values ($1)', ['one'])).rejects.toMatchObject({
        code: '22P02',
      });
    }
    expect((await pg.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('undoes its transaction when it is wrong', async () => {
    const add = 'insert into notes values ($1)';
    const failing = pg.transaction(async (tx) => {
      await tx.query(add, [10]);
      await tx.query(add, [10]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect((await pg.query('select id from notes where id = 10')).rows).toEqual([]);
  });

  it('is refused in a transaction that is over', async () => {
    const late = await pg.transaction(async (tx) => ({ ask: () => tx.query('select 1') }));
    await expect(late.ask()).rejects.toThrow('This transaction is over.');
  });
});
