import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { emptyDataDir } from '#server/db/empty-data.ts';
import type { Engine } from '#server/db/engine/database.ts';
import { openEmbeddedEngine } from '#server/db/engine/embedded-engine.ts';
import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { createTestDatabase } from '#server/db/engine/testing/engine-under-test.ts';
import { temporaryFolder } from '#server/db/engine/testing/temporary-folder.ts';
import { readSchemaState } from '#server/db/migrating/schema-state.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { migrationsUpTo } from '#server/testing/migrations.ts';
import { runCommandOfOperator } from '#server/testing/operator-command.ts';
import { hasTable, storeBareAccount } from '#server/testing/stored-rows.ts';
import { testEngine } from '#server/testing/test-database.ts';
import { migrateWithBackup } from './migrate-with-backup.ts';

const versionBefore = '0020_printing';

type Installed = {
  environment: Record<string, string>;
  databaseUrl: string | null;
  reopen: () => Promise<Engine>;
};

const open = async (): Promise<Installed> => {
  if (testEngine === 'embedded') {
    const dataDir = temporaryFolder();
    const reopen = () => openEmbeddedEngine({ dataDir, emptyDataDir });
    return { environment: { DATA_DIR: dataDir }, databaseUrl: null, reopen };
  }
  const url = await createTestDatabase();
  const reopen = () => openPostgresEngine({ databaseUrl: url });
  return { environment: { DATABASE_URL: url, DATA_DIR: '/nowhere' }, databaseUrl: url, reopen };
};

/** As docs/operations/upgrade.md says: this version restores, and the one before is put in its place. */
it('leads back to the version before, which finds its own schema and data', async () => {
  const { environment, databaseUrl, reopen } = await open();
  const folder = temporaryFolder();
  const engine = await reopen();
  await engine.migrate(migrationsUpTo(versionBefore));
  await storeBareAccount(engine.db);
  await migrateWithBackup({
    engine,
    databaseUrl,
    migrationsFolder,
    folder,
    clock: { now: () => new Date() },
    log: { info: () => {} },
  });
  expect(await hasTable(engine.db, 'visits')).toBe(true);
  await engine.close();

  const [name = ''] = readdirSync(folder);
  const { code, printed } = await runCommandOfOperator('restore', [join(folder, name), '--as-it-was'], {
    environment,
  });
  expect([code, printed]).toEqual([0, expect.stringContaining(`The schema is ${versionBefore}, as it was:`)]);
  const before = await reopen();
  onTestFinished(before.close);
  // What the start of the version before asks: it knows all that was applied, and has nothing to apply.
  const known = migrationsUpTo(versionBefore);
  expect(await readSchemaState(before.db, known)).toMatchObject({
    last: { tag: versionBefore },
    pending: [],
    isNewer: false,
  });
  expect(await hasTable(before.db, 'visits')).toBe(false);
  expect((await before.db.execute('select id from users')).rows).toEqual([{ id: 'somebody' }]);
});
