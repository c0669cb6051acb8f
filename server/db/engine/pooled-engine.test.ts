import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isUnavailable } from '../is-unavailable.ts';
import { openPostgresEngine } from './postgres-engine.ts';
import {
  asSuperuser,
  createTestDatabase,
  isPostgresRun,
  sampleMigrations,
} from './testing/engine-under-test.ts';
import { hasPgbouncer, openPgbouncerBefore } from './testing/pgbouncer-before.ts';
import { complaintAboutRole } from './usable-server.ts';

/** A database with a role of its own, which brings the settings along that a pooler does not pass on. */
const createPooledDatabase = async (): Promise<string> => {
  const url = new URL(await createTestDatabase());
  url.username = `pooled_${crypto.randomUUID().slice(0, 8)}`;
  url.password = 'secret';
  await asSuperuser(async (client) => {
    await client.query(`create role ${url.username} login password '${url.password}'`);
    await client.query(`alter database ${url.pathname.slice(1)} owner to ${url.username}`);
    await client.query(`alter role ${url.username} set timezone = 'UTC'`);
    await client.query(`alter role ${url.username} set statement_timeout = '15s'`);
  });
  return url.href;
};

const open = async (databaseUrl: string, directUrl: string, poolSize = 10) => {
  const engine = await openPostgresEngine({ databaseUrl, directUrl, poolSize });
  onTestFinished(() => engine.close());
  return engine;
};

describe.skipIf(!isPostgresRun)('the PostgreSQL engine behind a pooler', () => {
  it('leaves nothing on a connection that the next transaction would miss', async () => {
    const url = await createPooledDatabase();
    const engine = await open(url, url, 1);
    const prepared = engine.db
      .select({ one: sql<number>`1` })
      .from(sql`(values (1)) as v`)
      .where(sql`1 = ${sql.placeholder('number')}`)
      .prepare('say_one');
    expect(await prepared.execute({ number: 1 })).toEqual([{ one: 1 }]);
    await engine.db.transaction((tx) => tx.execute(sql`select ${1}::int`));
    const { rows } = await engine.db.execute(sql`select name from pg_prepared_statements`);
    expect(rows).toEqual([]);
  });

  it('asks for the settings of its role in one sentence', async () => {
    const bare = await createTestDatabase();
    await expect(openPostgresEngine({ databaseUrl: bare, directUrl: bare })).rejects.toThrow(
      /^Behind a pooler Menta's role needs its own settings: ALTER ROLE … SET .*statement_timeout = '15s'\.$/,
    );
    expect(complaintAboutRole({ timeZone: 'Asia/Jerusalem', statementTimeout: '10s' })).toContain('timezone');
    expect(complaintAboutRole({ timeZone: 'UTC', statementTimeout: '10s' })).toBeNull();
  });

  it.skipIf(!hasPgbouncer)('migrates, prepares, listens and repeats through a real pgbouncer', async () => {
    const url = await createPooledDatabase();
    const pooler = await openPgbouncerBefore(url);
    const engines = await Promise.all(
      [1, 2].map(() => openPostgresEngine({ databaseUrl: pooler.url, directUrl: url })),
    );
    await Promise.all(engines.map((engine) => engine.migrate(sampleMigrations)));
    const heard: string[] = [];
    const [first, second] = engines;
    if (!first || !second) throw new Error('two were opened');
    let hear = () => {};
    const hasHeard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    await second.listen(
      'orders',
      (payload) => {
        heard.push(payload);
        hear();
      },
      () => {},
    );
    // More at once than connections of one engine, and of one name: each runs wherever there is room.
    const count = first.db
      .select({ count: sql<number>`count(*)` })
      .from(sql`dishes`)
      .where(sql`'' <> ${sql.placeholder('text')}`)
      .prepare('count_dishes');
    const answers = await Promise.all(Array.from({ length: 100 }, () => count.execute({ text: 'x' })));
    expect(new Set(answers.map(([row]) => row?.count))).toEqual(new Set([2]));
    await first.db.transaction((tx) => tx.execute(sql`select pg_notify('orders', 'hello')`));
    await hasHeard;
    expect(heard).toEqual(['hello']);

    const lost = first.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await pooler.close();
      await tx.execute(sql`select 1`);
    });
    expect(await lost.catch(isUnavailable)).toBe(true);
    await Promise.all(engines.map((engine) => engine.close()));
  });
});
