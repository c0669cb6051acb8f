import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { dumpDatabase } from '#server/db/backup/dump-database.ts';
import { proveRestorable } from '#server/db/backup/prove-restorable.ts';
import { emptyDataDir } from '#server/db/empty-data.ts';
import type { Engine } from '#server/db/engine/database.ts';
import { openEmbeddedEngine, openScratchFolder } from '#server/db/engine/embedded-engine.ts';
import { temporaryFolder } from '#server/db/engine/testing/temporary-folder.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { storeBareAccount } from '#server/testing/stored-rows.ts';
import { createTestClock } from '#server/testing/test-clock.ts';
import { openOwnDatabase, testEngine } from '#server/testing/test-database.ts';
import { deleteTwin, hasScratchSchema, storeTwinAccounts } from '#server/testing/twin-accounts.ts';
import { backupName } from './backup-names.ts';
import { findProof } from './backup-proof.ts';
import { createBackupsService } from './backups.service.ts';
import { proveFile } from './prove-backup.ts';
import { openSource } from './testing/open-source.ts';

/** Twelve minutes past four in Israel. */
const night = '2026-11-18T02:12:00Z';

/** Of a database in memory no copy can be made. */
const openInFolder = async (): Promise<Engine> => {
  const engine = await openEmbeddedEngine({ dataDir: temporaryFolder(), emptyDataDir });
  await engine.migrate(migrationsFolder);
  return engine;
};

it('a backup is read back, and one that cannot be is none: older ones stay, and it is tried again', async () => {
  const source = await openSource(openInFolder);
  await storeBareAccount(source.engine.db);
  const folder = temporaryFolder();
  const older = ['2026-11-15T02:12:00Z', '2026-11-16T02:12:00Z'].map((at) => backupName(new Date(at)));
  for (const name of older) writeFileSync(join(folder, name), '');
  const clock = createTestClock(new Date(night));
  const log = { info: vi.fn(), error: vi.fn() };
  const backups = createBackupsService({ ...source, folder, keep: 1, clock, log });
  onTestFinished(backups.stop);

  await storeTwinAccounts(source.engine);
  await backups.makeNightly();
  const name = backupName(new Date(night));
  expect(readdirSync(folder).sort()).toEqual([...older, `${name}.unproved`, '.menta-proof.json'].sort());
  expect(findProof(folder)?.outcome).toEqual({
    state: 'failed',
    why: expect.stringMatching(/^it could not be read back: .*unique/),
  });
  expect(log.error.mock.calls[0]?.[0].err.message).toMatch(
    /^the backup was found NOT restorable 04:12: it could not/,
  );
  expect([backups.measures.failures(), backups.measures.isProved()]).toEqual([1, false]);

  await deleteTwin(source.engine);
  clock.advance(30 * 60_000);
  await backups.makeNightly();
  const next = backupName(clock.now());
  expect(readdirSync(folder)).toContain(next);
  expect(readdirSync(folder)).not.toContain(older[0]);
  expect(log.info.mock.calls.at(-1)?.[1]).toBe(
    'a backup was made, and proved restorable 04:42: 0 orders equal',
  );
  expect([backups.measures.failures(), backups.measures.isProved()]).toEqual([1, true]);
  expect(await hasScratchSchema(source.engine)).toBe(false);
});

describe.runIf(testEngine === 'embedded')('what is read back', () => {
  let file: string;
  let engine: Engine;
  beforeAll(async () => {
    engine = await openOwnDatabase();
    await storeBareAccount(engine.db);
  });
  afterAll(() => engine.close());

  it('is compared with what was stored', async () => {
    file = join(temporaryFolder(), 'menta.backup.gz');
    await dumpDatabase(engine, file, { version: '1.2.3', engine: 'embedded', at: night });
    const text = gunzipSync(readFileSync(file)).toString();
    const other = text
      .replace(/("digests":\{.*"users":")\w{16}/, '$10123456789abcdef')
      .replace('"isSealed":true', '"isSealed":false');
    expect(other).not.toBe(text);
    const lines = other.slice(0, other.lastIndexOf('\n='));
    const resealed = other.replace(
      /"sha256":"\w+"/,
      `"sha256":"${createHash('sha256').update(`${lines}\n`).digest('hex')}"`,
    );
    writeFileSync(file, gzipSync(resealed));
    const scratch = await openScratchFolder(temporaryFolder(), { emptyDataDir });
    onTestFinished(scratch.close);
    await expect(proveRestorable(scratch, file)).rejects.toThrow('users differs from what was stored');
  });

  it('is the file alone where there is no room, and it says so', async () => {
    const folder = temporaryFolder();
    file = join(folder, 'menta.backup.gz');
    await dumpDatabase(engine, file, { version: '1.2.3', engine: 'embedded', at: night });
    const huge = { execute: async () => ({ rows: [{ bytes: 1e15 }] }) };
    const source = { engine: { ...engine, db: huge as never }, databaseUrl: null, folder };
    expect(await proveFile(source, file, folder)).toEqual({
      state: 'only the file',
      why: expect.stringMatching(/ MB are free in .*, and [\d,]+ MB are needed$/),
    });
    writeFileSync(file, readFileSync(file).subarray(0, -30));
    expect(await proveFile(source, file, folder)).toMatchObject({ state: 'failed' });
  });
});
