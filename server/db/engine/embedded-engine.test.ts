import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataFolderInUse } from './data-folder-lock.ts';
import { openEmbeddedEngine } from './embedded-engine.ts';
import { isPostgresRun } from './testing/engine-under-test.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

describe.skipIf(isPostgresRun)('the embedded engine', () => {
  let template = '';
  beforeAll(async () => {
    template = mkdtempSync(join(tmpdir(), 'menta-engine-'));
    await (await openEmbeddedEngine({ dataDir: template })).close();
  });
  afterAll(() => rmSync(template, { recursive: true, force: true }));

  /** A data folder after its first start, which takes seconds. */
  const dataFolder = () => {
    const folder = temporaryFolder();
    cpSync(template, folder, { recursive: true });
    return folder;
  };

  it('begins with a copy of an empty database where there is none, and leaves its own alone', async () => {
    const dataDir = temporaryFolder();
    const start = () => openEmbeddedEngine({ dataDir, emptyDataDir: template });
    const first = await start();
    // A database made anew would have an identifier of its own.
    const identifierOf = async ({ db }: typeof first) =>
      (await db.execute(sql`select system_identifier::text as id from pg_control_system()`)).rows[0];
    const identifier = await identifierOf(first);
    await first.db.execute(sql`create table notes (id int)`);
    await first.close();
    const second = await start();
    expect((await second.db.execute(sql`select * from notes`)).rows).toEqual([]);
    await second.close();

    const original = await openEmbeddedEngine({ dataDir: dataFolder() });
    expect(await identifierOf(original)).toEqual(identifier);
    await original.close();
  });

  it('syncs the WAL before it acknowledges a commit', async () => {
    const synced: string[] = [];
    const engine = await openEmbeddedEngine({
      dataDir: dataFolder(),
      onFsync: (path) => synced.push(path),
    });
    await engine.db.execute(sql`create table notes (id int)`);

    synced.length = 0;
    await engine.db.execute(sql`insert into notes values (1)`);
    expect(synced).toContainEqual(expect.stringMatching(/pg_wal.[0-9A-F]{24}$/));

    synced.length = 0;
    await engine.db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values (2)`);
      expect(synced).toEqual([]);
    });
    expect(synced).toContainEqual(expect.stringMatching(/pg_wal.[0-9A-F]{24}$/));
    await engine.close();
  });

  it('acknowledges nothing when the disk fails, stops, and recovers at the next start', async () => {
    const dataDir = dataFolder();
    let diskFails = false;
    const fatal: string[] = [];
    const engine = await openEmbeddedEngine({
      dataDir,
      onFatal: ({ message }) => fatal.push(message),
      onFsync: (path) => {
        if (diskFails && path.includes('pg_wal'))
          throw Object.assign(new Error('I/O error'), { code: 'EIO' });
      },
    });
    await engine.db.execute(sql`create table notes (id int)`);
    await engine.db.execute(sql`insert into notes values (1)`);
    diskFails = true;
    const failed = engine.db.transaction((tx) => tx.execute(sql`insert into notes values (2)`));
    await expect(failed).rejects.toThrow();
    expect(fatal).toEqual([
      expect.stringMatching(
        /^The embedded database has stopped and needs a restart: could not fsync file .*: I\/O error$/,
      ),
    ]);
    await expect(engine.ping()).rejects.toMatchObject({ cause: { message: fatal[0] } });
    await engine.close();

    const next = await openEmbeddedEngine({ dataDir });
    expect((await next.db.execute(sql`select id from notes where id = 1`)).rows).toEqual([{ id: 1 }]);
    await next.close();
  });

  it('keeps its data, and its folder to itself, from open to close', async () => {
    const dataDir = dataFolder();
    const first = await openEmbeddedEngine({ dataDir });
    await first.db.execute(sql`create table notes (id int)`);
    await expect(openEmbeddedEngine({ dataDir })).rejects.toThrow(DataFolderInUse);
    await first.close();
    await first.close();
    const second = await openEmbeddedEngine({ dataDir });
    expect((await second.db.execute(sql`select count(*) as count from notes`)).rows).toEqual([{ count: 0 }]);
    await second.close();
  });

  it('throws away a first start that did not finish', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'database.new'));
    writeFileSync(join(dataDir, 'database.new/PG_VERSION'), '18\n');
    const engine = await openEmbeddedEngine({ dataDir, emptyDataDir: template });
    await engine.ping();
    await engine.close();
    expect(existsSync(join(dataDir, 'database.new'))).toBe(false);
  });

  it('says in one sentence that a damaged database does not open, and lets the folder go', async () => {
    const dataDir = dataFolder();
    writeFileSync(join(dataDir, 'database/global/pg_control'), 'damaged');
    const start = () => openEmbeddedEngine({ dataDir });
    await expect(start()).rejects.toThrow(/^The database in .* could not be opened: .*pg_control/);
    await expect(start()).rejects.toThrow(/could not be opened/);
  });

  it('keeps the WAL small and vacuums, as it has no background processes that would', async () => {
    const dataDir = dataFolder();
    const engine = await openEmbeddedEngine({ dataDir });
    const walFiles = () =>
      readdirSync(join(dataDir, 'database/pg_wal')).filter((name) => name.length === 24).length;
    await engine.db.execute(sql`create table notes (id int, body text)`);
    for (let round = 0; round < 4; round += 1) {
      await engine.db.execute(
        sql`insert into notes select g, repeat('x', 1000) from generate_series(1, 30000) g`,
      );
      await engine.db.execute(sql`delete from notes`);
      // Counters reach the statistics at most once a second; this hands them over now.
      await engine.db.execute(sql`select pg_stat_force_next_flush()`);
      await engine.maintain();
    }
    expect(walFiles()).toBeLessThan(10);
    const { rows } = await engine.db.execute<{ bytes: number }>(
      sql`select pg_relation_size('notes')::int as bytes`,
    );
    expect(rows[0]?.bytes).toBeLessThan(30_000 * 1100 * 2);
    await engine.close();
  });

  it('starts a copy from a dump', async () => {
    const original = await openEmbeddedEngine({ dataDir: dataFolder() });
    await original.db.execute(sql`create table notes as select 1 as id`);
    const copy = await openEmbeddedEngine({ dataDir: null, loadDataDir: await original.dump() });
    await original.db.execute(sql`insert into notes values (2)`);
    expect((await copy.db.execute(sql`select id from notes`)).rows).toEqual([{ id: 1 }]);
    await original.close();
    await copy.close();
  });
});
