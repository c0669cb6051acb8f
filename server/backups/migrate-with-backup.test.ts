import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { verifyBackup } from '#server/db/backup/backup-file.ts';
import { temporaryFolder } from '#server/db/engine/testing/temporary-folder.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { migrationsAnd } from '#server/testing/migrations.ts';
import { hasTable, storeBareAccount } from '#server/testing/stored-rows.ts';
import { testEngine } from '#server/testing/test-database.ts';
import { backupName } from './backup-names.ts';
import { migrateWithBackup } from './migrate-with-backup.ts';
import { openSource } from './testing/open-source.ts';

const upgrade = async (withAccount = true) => {
  const database = await openSource();
  if (withAccount) await storeBareAccount(database.engine.db);
  const folder = join(temporaryFolder(), 'backups');
  let seconds = 0;
  const migrate = (migrations: string, into: string | null = folder) =>
    migrateWithBackup({
      ...database,
      migrationsFolder: migrations,
      folder: into,
      clock: {
        now: () => {
          seconds += 1;
          return new Date(Date.UTC(2026, 10, 18, 20, 0, seconds));
        },
      },
      log: { info: vi.fn() },
    });
  const files = () => readdirSync(folder, { withFileTypes: true }).map(({ name }) => name);
  return { ...database, folder, migrate, files };
};

const later = () => migrationsAnd('9990_later', 'CREATE TABLE later (id int PRIMARY KEY)');
const broken = () =>
  migrationsAnd(
    '9991_broken',
    'CREATE TABLE half_done (id int PRIMARY KEY);\n--> statement-breakpoint\nALTER TABLE users ADD COLUMN plan text',
  );

it('makes a backup before a migration changes data, and none when there is nothing to apply', async () => {
  const { engine, folder, migrate, files } = await upgrade();
  await migrate(migrationsFolder);
  expect(() => files()).toThrow('ENOENT');
  const migrations = later();
  await migrate(migrations);
  await migrate(migrations);
  expect(files()).toEqual(['menta-2026-11-18T20-00-01Z.before-9990_later.backup.gz']);
  expect(await hasTable(engine.db, 'later')).toBe(true);
  const { manifest, rows } = await verifyBackup(join(folder, files()[0] ?? ''));
  expect([manifest.engine, rows.users]).toEqual([testEngine, 1]);
  expect(manifest.schema).not.toContain('later');
});

it('makes none of a database without accounts, nor where the operator wants none', async () => {
  const empty = await upgrade(false);
  await empty.migrate(later());
  expect(() => empty.files()).toThrow('ENOENT');
  const unwanted = await upgrade();
  await unwanted.migrate(later(), null);
  expect(() => unwanted.files()).toThrow('ENOENT');
});

it('leaves the old state when the migration fails, and names the backup and how to restore it', async () => {
  const { engine, folder, migrate, files } = await upgrade();
  const migrations = broken();
  const failure = await migrate(migrations).catch((error: Error) => error);
  const path = join(folder, 'menta-2026-11-18T20-00-01Z.before-9991_broken.backup.gz');
  expect(failure).toMatchObject({ name: 'DatabaseUnusable' });
  expect((failure as Error).message).toMatch(
    /could not be brought up to date and was left as it was: .*"plan".*already exists/,
  );
  expect((failure as Error).message).toContain(
    `A backup from just before is ${path}; should you need it: npm run restore -- ${path}`,
  );
  expect((await verifyBackup(path)).rows.users).toBe(1);
  expect(await hasTable(engine.db, 'half_done')).toBe(false);
  await migrate(migrationsFolder);

  // A supervisor that starts it again and again does not fill the disk, and the nightly ones stay.
  const nightly = backupName(new Date('2026-11-01T02:00:00Z'));
  writeFileSync(join(folder, nightly), '');
  for (let start = 0; start < 3; start += 1) await migrate(migrations).catch(() => {});
  expect(files().sort()).toEqual([
    nightly,
    'menta-2026-11-18T20-00-03Z.before-9991_broken.backup.gz',
    'menta-2026-11-18T20-00-04Z.before-9991_broken.backup.gz',
  ]);
});

it('changes nothing when the backup cannot be made', async () => {
  const { engine, migrate } = await upgrade();
  const file = join(temporaryFolder(), 'a-file');
  writeFileSync(file, '');
  await expect(migrate(later(), join(file, 'backups'))).rejects.toThrow(
    /the backup before that failed: .*Nothing was changed\. Make .* writable, with room for a backup/,
  );
  expect(await hasTable(engine.db, 'later')).toBe(false);
});
