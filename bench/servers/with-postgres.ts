import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { createDatabase, startPostgres } from './project-tools.ts';

/** The throw-away PostgreSQL of the tests. It may be somebody's own (TEST_DATABASE_URL), so every database goes again. */
export const withPostgres = async <T>(
  work: (createMigrated: () => Promise<string>) => Promise<T>,
): Promise<T> => {
  const postgres = await startPostgres();
  const drops: (() => Promise<void>)[] = [];
  const createMigrated = async (): Promise<string> => {
    const { url, drop } = await createDatabase(postgres.url);
    drops.push(drop);
    const engine = await openPostgresEngine({ databaseUrl: url, poolSize: 1 });
    await engine.migrate(migrationsFolder);
    await engine.close();
    return url;
  };
  try {
    return await work(createMigrated);
  } finally {
    for (const drop of drops) await drop();
    await postgres.stop();
  }
};
