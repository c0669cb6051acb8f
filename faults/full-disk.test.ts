import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createBackupsService } from '#server/backups/backups.service.ts';
import { emptyDataDir } from '#server/db/empty-data.ts';
import { openEmbeddedEngine } from '#server/db/engine/embedded-engine.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { runCommandOfOperator } from '#server/testing/operator-command.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { createTestClock } from '#server/testing/test-clock.ts';
import { createPostgresDatabase, testEngine } from '#server/testing/test-database.ts';
import { openKit } from './machine/kit.ts';
import { openSmallDisk, whyNoSmallDisk } from './machine/small-disk.ts';

const whyNot = whyNoSmallDisk();
const refusal = /^No backup was made: \d+ MB are free in .*, and [\d,]+ MB are needed\.$/;

/** What needs the database, and writes nothing. */
const answers = async (url: string): Promise<number> => (await fetch(`${url}/healthz`)).status;
const signUp = async (url: string, email: string): Promise<number> => {
  const person = { firstName: 'Noa', lastName: 'Levi', restaurantName: 'הדקל', plan: 'pro' };
  const body = JSON.stringify({ ...person, email, password: 'a long password of nobody' });
  const headers = { 'content-type': 'application/json', origin: url };
  return (await fetch(`${url}/api/users`, { method: 'POST', headers, body })).status;
};

const openDisk = (megabytes: number) => {
  const kit = openKit();
  onTestFinished(kit.close);
  return openSmallDisk(kit, megabytes);
};

const title = `makes no backup on a full disk, says why, leaves nothing and goes on${whyNot ? ` (${whyNot})` : ''}`;

it.skipIf(whyNot !== null || testEngine !== 'embedded')(`the embedded database ${title}`, async () => {
  const disk = openDisk(400);
  const backUp = () => runCommandOfOperator('backup', [], { environment: { DATA_DIR: disk.dataDir } });
  const first = await startServerProcess({ DATA_DIR: disk.dataDir });
  onTestFinished(first.kill);
  expect(await signUp(first.url, 'before@menta.test')).toBe(201);
  disk.fill();
  const refused = await backUp();
  expect([refused.code, refused.complaint]).toEqual([1, expect.stringMatching(refusal)]);
  expect(existsSync(join(disk.dataDir, 'backups'))).toBe(false);
  expect(await answers(first.url)).toBe(200);

  await first.kill();
  const second = await startServerProcess({ DATA_DIR: disk.dataDir });
  onTestFinished(second.kill);
  expect(await answers(second.url)).toBe(200);
  disk.freeSpace();
  expect(await signUp(second.url, 'after@menta.test')).toBe(201);
});

it.skipIf(whyNot !== null || testEngine !== 'embedded')(
  'a night with a full disk is survived, and the next one has its backup',
  async () => {
    const disk = openDisk(400);
    mkdirSync(disk.dataDir);
    const engine = await openEmbeddedEngine({ dataDir: disk.dataDir, emptyDataDir });
    onTestFinished(engine.close);
    await engine.migrate(migrationsFolder);
    const folder = join(disk.dataDir, 'backups');
    const clock = createTestClock(new Date('2026-11-18T00:00:00Z'));
    const log = { info: vi.fn(), error: vi.fn() };
    const backups = createBackupsService({ engine, databaseUrl: null, folder, keep: 14, clock, log });
    onTestFinished(backups.stop);
    const night = async () => {
      for (let half = 0; half < 48; half += 1) {
        await backups.makeNightly();
        clock.advance(30 * 60_000);
      }
    };
    disk.fill();
    await night();
    await engine.ping();
    expect(backups.measures.failures()).toBe(4);
    expect(log.error.mock.calls[0]?.[0].err.message).toMatch(/ MB are free in .*, and [\d,]+ MB are needed/);
    expect(existsSync(folder)).toBe(false);
    disk.freeSpace();
    await night();
    expect(backups.measures.isProved()).toBe(true);
    expect(readdirSync(folder)).toHaveLength(2);
  },
);

it.skipIf(whyNot !== null || testEngine !== 'postgres')(`PostgreSQL ${title}`, async () => {
  const disk = openDisk(80);
  const database = await createPostgresDatabase();
  onTestFinished(database.drop);
  const folder = join(disk.dataDir, 'backups');
  const environment = { DATABASE_URL: database.url, DATA_DIR: disk.dataDir, BACKUP_DIR: folder };
  disk.fill();
  const refused = await runCommandOfOperator('backup', [], { environment });
  expect([refused.code, refused.complaint]).toEqual([1, expect.stringMatching(refusal)]);
  disk.freeSpace();
  expect((await runCommandOfOperator('backup', [], { environment })).code).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(
    [expect.stringMatching(/by-hand\.backup\.gz$/), '.menta-proof.json'].sort(),
  );
});
