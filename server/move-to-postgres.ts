import { migrateAsConfigured } from './backups/migrate-with-backup.ts';
import { openEmbeddedEngine } from './db/engine/embedded-engine.ts';
import { openPostgresEngine } from './db/engine/postgres-engine.ts';
import { migrationsFolder } from './db/migrations-folder.ts';
import { copyDatabase } from './db/move/copy-database.ts';
import { BadEnvironment, readEnv } from './system/env.ts';
import { failWith } from './system/operator-problem.ts';

/** The embedded database in DATA_DIR, copied into the empty PostgreSQL at DATABASE_URL. The source is not changed. */
const move = async (): Promise<void> => {
  const env = readEnv(process.env);
  if (!env.DATABASE_URL)
    throw new BadEnvironment('Set DATABASE_URL to the empty PostgreSQL database to move to.');
  // One long transaction gains nothing by a pooler, and would run into its time limits.
  const databaseUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  // First, as the one that may not be there: what is open keeps this process alive and the data folder held.
  const target = await openPostgresEngine({ databaseUrl, statementTimeoutMs: 0 });
  try {
    const source = await openEmbeddedEngine({ dataDir: env.DATA_DIR });
    try {
      await migrateAsConfigured(
        source,
        { ...env, DATABASE_URL: undefined, DATABASE_DIRECT_URL: undefined },
        { info: () => {} },
      );
      await target.migrate(migrationsFolder);
      await copyDatabase(source.db, target.db, (name, rows) => console.log(`${name}: ${rows}`));
      console.log(
        'Everything is copied. Start Menta with the same DATABASE_URL; DATA_DIR is left as it was.',
      );
    } finally {
      await source.close();
    }
  } finally {
    await target.close();
  }
};

move().catch(failWith);
