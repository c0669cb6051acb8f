import pg from 'pg';
import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { newId } from '#server/system/ids.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { startPostgres } from './project-tools.ts';

const asAdmin = async (serverUrl: string, statement: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
};

/** The throw-away PostgreSQL of the tests. It may be somebody's own (TEST_DATABASE_URL), so every database goes again. */
export const withPostgres = async <T>(
  work: (createDatabase: () => Promise<string>) => Promise<T>,
): Promise<T> => {
  const postgres = await startPostgres();
  const made: string[] = [];
  const createDatabase = async (): Promise<string> => {
    const name = `menta_bench_${newId()}`;
    await asAdmin(postgres.url, `create database ${name}`);
    made.push(name);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    const engine = await openPostgresEngine({ databaseUrl: url.href, poolSize: 1 });
    await engine.migrate(migrationsFolder);
    await engine.close();
    return url.href;
  };
  try {
    return await work(createDatabase);
  } finally {
    for (const name of made) await asAdmin(postgres.url, `drop database if exists ${name} with (force)`);
    await postgres.stop();
  }
};
