import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isUnavailable } from '../is-unavailable.ts';
import { openPostgresEngine } from './postgres-engine.ts';
import {
  asSuperuser,
  createTestDatabase,
  isPostgresRun,
  sampleMigrations,
} from './testing/engine-under-test.ts';
import { openSilencableLine } from './testing/silencable-line.ts';
import { complaintAbout } from './usable-server.ts';

describe.skipIf(!isPostgresRun)('the PostgreSQL engine', () => {
  let databaseUrl = '';
  beforeAll(async () => {
    databaseUrl = await createTestDatabase();
  });

  const open = async (poolSize?: number) => {
    const engine = await openPostgresEngine({ databaseUrl, poolSize });
    onTestFinished(() => engine.close());
    return engine;
  };

  it('gives up connections that went silent, in and outside a transaction, and opens others', async () => {
    const line = await openSilencableLine(databaseUrl);
    const engine = await openPostgresEngine({ databaseUrl: line.url, poolSize: 2, statementTimeoutMs: 100 });
    const ask = () =>
      Promise.all([engine.ping(), engine.db.transaction((tx) => tx.execute(sql`select 1`).then(() => {}))]);
    await ask();
    line.silence();
    const outcomes = await Promise.allSettled([
      engine.ping(),
      engine.db.transaction((tx) => tx.execute(sql`select 1`)),
    ]);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && isUnavailable(outcome.reason))).toEqual(
      [true, true],
    );
    await ask();
    await engine.close();
    line.close();
  });

  it('listens again after its connection was lost, and says so', async () => {
    const engine = await open();
    let reconnected = () => {};
    const reconnection = new Promise<void>((resolve) => {
      reconnected = resolve;
    });
    let hear = (_: string) => {};
    const heard = new Promise<string>((resolve) => {
      hear = resolve;
    });
    await engine.listen(
      'orders',
      (payload) => hear(payload),
      () => reconnected(),
    );
    const killed = await asSuperuser((client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%' and datname = $1`,
        [new URL(databaseUrl).pathname.slice(1)],
      ),
    );
    expect(killed.rows).toEqual([{ pg_terminate_backend: true }]);
    await reconnection;
    await engine.db.execute(sql`select pg_notify('orders', 'after the loss')`);
    expect(await heard).toBe('after the loss');
  });

  it('runs both sides of a deadlock to their end', async () => {
    const engine = await open();
    await engine.db.execute(sql`create table tills (id int primary key, amount int not null)`);
    await engine.db.execute(sql`insert into tills values (1, 0), (2, 0)`);
    let bothHold = () => {};
    const met = new Promise<void>((resolve) => {
      bothHold = resolve;
    });
    let holding = 0;
    const pay = (first: number, second: number) =>
      engine.db.transaction(async (tx) => {
        await tx.execute(sql`update tills set amount = amount + 1 where id = ${first}`);
        holding += 1;
        if (holding >= 2) bothHold();
        await met;
        await tx.execute(sql`update tills set amount = amount + 1 where id = ${second}`);
      });
    await Promise.all([pay(1, 2), pay(2, 1)]);
    const { rows } = await engine.db.execute<{ amount: number }>(sql`select amount from tills`);
    expect(rows.map((row) => row.amount)).toEqual([2, 2]);
  });

  it('survives a connection lost in the middle of a transaction, and gets the connection back', async () => {
    const engine = await open(1);
    const lost = engine.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await asSuperuser((client) => client.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]));
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    await expect(engine.ping()).resolves.toBeUndefined();
  });

  it('keeps a named statement prepared on the server', async () => {
    const engine = await open(1);
    const prepared = engine.db
      .select({ one: sql<number>`1` })
      .from(sql`(values (1)) as v`)
      .prepare('say_one');
    expect(await prepared.execute()).toEqual([{ one: 1 }]);
    const { rows } = await engine.db.execute(sql`select name from pg_prepared_statements`);
    expect(rows).toEqual([{ name: 'say_one' }]);
  });

  it('lets two processes migrate at once', async () => {
    const fresh = await createTestDatabase();
    const engines = await Promise.all([1, 2, 3].map(() => openPostgresEngine({ databaseUrl: fresh })));
    await Promise.all(engines.map((engine) => engine.migrate(sampleMigrations)));
    const { rows } = (await engines[0]?.db.execute(sql`select count(*) as count from dishes`)) ?? {};
    expect(rows).toEqual([{ count: 2 }]);
    await Promise.all(engines.map((engine) => engine.close()));
  });

  it('shows itself as menta and gives up on endless statements', async () => {
    const engine = await openPostgresEngine({ databaseUrl, statementTimeoutMs: 50 });
    onTestFinished(() => engine.close());
    const { rows } = await engine.db.execute(sql`select current_setting('application_name') as name`);
    expect(rows).toEqual([{ name: 'menta' }]);
    await expect(engine.db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({
      cause: { code: '57014' },
    });
  });

  it('takes a replica that has not been promoted yet for a database that is away', async () => {
    const engine = await open();
    const written = engine.db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`);
      await tx.execute(sql`create table never_made ()`);
    });
    expect(await written.catch(isUnavailable)).toBe(true);
  });

  it('refuses a database that cannot hold Hebrew', async () => {
    const ascii = await createTestDatabase('SQL_ASCII');
    await expect(openPostgresEngine({ databaseUrl: ascii })).rejects.toThrow('encoding UTF8');
  });

  it('says in one sentence where it could not connect, without the password', async () => {
    const nowhere = openPostgresEngine({ databaseUrl: 'postgres://me:secret@localhost:1/menta' });
    await expect(nowhere).rejects.toThrow(
      /^Menta cannot reach PostgreSQL at localhost:1\/menta: [^@]*ECONNREFUSED[^@]*\.$/,
    );
  });

  it('asks for PostgreSQL 15 or newer', () => {
    const old = { number: 140_011, version: '14.11', encoding: 'UTF8' };
    expect(complaintAbout(old)).toBe('Menta needs PostgreSQL 15 or newer; DATABASE_URL leads to 14.11.');
    expect(complaintAbout({ ...old, number: 150_000 })).toBeNull();
  });
});
