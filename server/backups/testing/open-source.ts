import { onTestFinished } from 'vitest';
import type { Engine } from '#server/db/engine/database.ts';
import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { createPostgresDatabase, openOwnDatabase, testEngine } from '#server/testing/test-database.ts';

type Source = { engine: Engine; databaseUrl: string | null };

/** A migrated, empty database of the test's own, as backups are made of: PostgreSQL is reached by its address, too. */
export const openSource = async (openEmbedded: () => Promise<Engine> = openOwnDatabase): Promise<Source> => {
  if (testEngine === 'embedded') {
    const engine = await openEmbedded();
    onTestFinished(engine.close);
    return { engine, databaseUrl: null };
  }
  const { url, drop } = await createPostgresDatabase();
  const engine = await openPostgresEngine({ databaseUrl: url });
  onTestFinished(async () => {
    await engine.close();
    await drop();
  });
  return { engine, databaseUrl: url };
};
