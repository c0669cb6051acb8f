import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { verifyBackup } from '#server/db/backup/backup-file.ts';
import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { temporaryFolder } from '#server/db/engine/testing/temporary-folder.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { startCommandOfOperator } from '#server/testing/operator-command.ts';
import { withClient } from '#server/testing/postgres-client.ts';
import { buildTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createPostgresDatabase, testEngine } from '#server/testing/test-database.ts';

type Ended = Awaited<ReturnType<typeof startCommandOfOperator>['ended']>;

describe.runIf(testEngine === 'postgres')('a backup of PostgreSQL that is broken off', () => {
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let service: TestApp;
  let watcher: pg.Client;
  let placeOrder: () => Promise<number>;

  beforeAll(async () => {
    database = await createPostgresDatabase();
    // Not the one that holds a table: a transaction sees one picture of who waits.
    watcher = new pg.Client(database.url);
    await watcher.connect();
    service = await buildTestApp({ engine: await openPostgresEngine({ databaseUrl: database.url }) });
    const { owner, dish } = await buildOpenRestaurant(service);
    placeOrder = async () => (await service.visitor().post('/orders', orderBodyFor(owner, dish))).status;
  });
  afterAll(async () => {
    await service.close();
    await service.engine.close();
    await watcher.end();
    await database.drop();
  });

  const start = (file: string, fileBlocks?: number) =>
    startCommandOfOperator('backup', [file], {
      environment: { DATABASE_URL: database.url, DATA_DIR: '/nowhere' },
      ...(fileBlocks !== undefined && { fileBlocks }),
    });

  const refused = (complaint: string): Ended => ({ code: 1, printed: '', complaint });

  /** Backups come to a table that somebody holds, wait there, and go on when the work is done. */
  const inTheMiddle = (work: (waiting: (count: number) => Promise<number[]>) => Promise<void>) =>
    withClient(database.url, async (holder) => {
      await holder.query('begin; lock table payments in access exclusive mode');
      await work(async (count) => {
        let pids: number[] = [];
        const find = async () => {
          const { rows } = await watcher.query<{ pid: number }>(
            `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
             and query like '%backup_rows%'`,
          );
          pids = rows.map(({ pid }) => pid);
          return pids.length;
        };
        await expect.poll(find).toBe(count);
        return pids;
      });
      await holder.query('rollback');
    });

  it('by the loss of its connection or by a signal leaves nothing, and says so', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'menta.gz');
    await inTheMiddle(async (waiting) => {
      const cutOff = start(file);
      const [pid] = await waiting(1);
      expect(readdirSync(folder)).toEqual(['menta.gz.menta-unfinished']);
      await watcher.query('select pg_terminate_backend($1)', [pid]);
      const { code, complaint } = await cutOff.ended;
      // Of what was lost the driver names the first or the last that it sees.
      expect([code, complaint]).toEqual([1, expect.stringMatching(/^No backup was made: .*connection.*$/i)]);
      expect(readdirSync(folder)).toEqual([]);

      const stopped = start(file);
      await waiting(1);
      stopped.kill('SIGTERM');
      expect(await stopped.ended).toEqual(refused('No backup was made: the command was stopped.'));
      expect(readdirSync(folder)).toEqual([]);
      expect(await placeOrder()).toBe(201);
    });
  });

  it('by a full disk or a folder that cannot be written leaves nothing, and says so', async () => {
    const folder = temporaryFolder();
    expect(await start(join(folder, 'menta.gz'), 1).ended).toEqual(
      refused('No backup was made: EFBIG: file too large, write'),
    );
    expect(readdirSync(folder)).toEqual([]);
    const path = join(folder, 'a-file');
    writeFileSync(path, '');
    expect(await start(join(path, 'menta.gz')).ended).toEqual(
      refused(`No backup was made: EEXIST: file already exists, mkdir '${path}'`),
    );
    expect(await placeOrder()).toBe(201);
  });

  it('by a kill leaves what the next one removes, but nothing of one that is running', async () => {
    const folder = temporaryFolder();
    const [killed, running, next] = ['killed.gz', 'running.gz', 'next.gz'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    let second: ReturnType<typeof start> | undefined;
    await inTheMiddle(async (waiting) => {
      const first = start(killed);
      onTestFinished(() => first.kill('SIGKILL'));
      await waiting(1);
      expect(await start(killed).ended).toEqual(
        refused(`${killed} is being made by another process just now.`),
      );
      second = start(running);
      await waiting(2);
      expect(readdirSync(folder).sort()).toEqual([
        'killed.gz.menta-unfinished',
        'running.gz.menta-unfinished',
      ]);
      first.kill('SIGKILL');
      expect((await first.ended).code).toBeNull();
      expect(readdirSync(folder)).toContain('killed.gz.menta-unfinished');
    });
    expect((await second?.ended)?.code).toBe(0);
    expect((await verifyBackup(running)).rows.users).toBe(1);
    expect((await start(next).ended).code).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['next.gz', 'running.gz']);
  });
});
