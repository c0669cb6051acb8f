import { expect, it } from 'vitest';
import { openEmbeddedEngine } from '#server/db/engine/embedded-engine.ts';
import { isPostgresRun } from '#server/db/engine/testing/engine-under-test.ts';
import { temporaryFolder } from '#server/db/engine/testing/temporary-folder.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { releaseLease, takeLease } from './lease.queries.ts';

/** PostgreSQL does not tell what it flushes; the statement is the same. */
it.skipIf(isPostgresRun)('waits for no disk, while what comes after it does', async () => {
  const synced: string[] = [];
  const engine = await openEmbeddedEngine({
    dataDir: temporaryFolder(),
    onFsync: (path) => synced.push(path),
  });
  await engine.migrate(migrationsFolder);
  synced.length = 0;
  expect(await takeLease(engine.db, 'work', 'first', 60)).toBe(true);
  expect(await takeLease(engine.db, 'work', 'first', 60)).toBe(true);
  expect(synced).toEqual([]);
  // Any other commit: it takes along what was not on the disk yet.
  await releaseLease(engine.db, 'work', 'first');
  expect(synced).toContainEqual(expect.stringMatching(/pg_wal.[0-9A-F]{24}$/));
  await engine.close();
});
