import { sql } from 'drizzle-orm';
import { OperatorProblem } from '#server/system/operator-problem.ts';
import { emptyDataDir } from '../empty-data.ts';
import { lockDataFolder } from '../engine/data-folder-lock.ts';
import type { Transaction } from '../engine/database.ts';
import { replaceDatabaseFolder } from '../engine/database-folder.ts';
import { databaseIn, openDatabaseFolder } from '../engine/embedded-engine.ts';
import { openPostgresEngine } from '../engine/postgres-engine.ts';
import type { KnownMigration } from '../migrating/known-migrations.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { type RowCounts, verifyBackup } from './backup-file.ts';
import { loadDatabase, migrationsFor } from './load-database.ts';

class DatabaseInUse extends OperatorProblem {
  override name = 'DatabaseInUse';
}

/** `schema`: the last migration that it has had. `keptAs`: where that which was there is now; null when there was nothing. */
export type Restored = { rows: RowCounts; schema: string; keptAs: string | null };

/** `2026-11-18T23-40-05`: in names of files and schemas. */
const stampOf = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '-');

/** What has to be applied before its rows fit. Before anything is touched: a backup that is not whole, or newer, is refused. */
const checkBackup = async (path: string): Promise<KnownMigration[]> =>
  migrationsFor((await verifyBackup(path)).manifest, migrationsFolder);

const schemaOf = (migrations: readonly KnownMigration[]): string => migrations.at(-1)?.tag ?? '';

/** Beside the database in the data folder, which is renamed once all of it is there. */
export const restoreEmbedded = async (dataDir: string, path: string, now: Date): Promise<Restored> => {
  const migrations = await checkBackup(path);
  const unlock = lockDataFolder(dataDir);
  const folder = databaseIn(dataDir);
  const keptAs = `${folder}.before-${stampOf(now)}`;
  let rows: RowCounts = {};
  try {
    const { existed } = await replaceDatabaseFolder(folder, keptAs, async (unfinished) => {
      const engine = await openDatabaseFolder(unfinished, { emptyDataDir });
      try {
        rows = await engine.db.transaction((tx) => loadDatabase(tx, path, migrations));
      } finally {
        await engine.close();
      }
    });
    return { rows, schema: schemaOf(migrations), keptAs: existed ? keptAs : null };
  } finally {
    unlock();
  }
};

const isUsed = async (tx: Transaction): Promise<boolean> => {
  const { rows } = await tx.execute(
    sql`select 1 from pg_stat_activity where application_name = 'menta' and datname = current_database()
        and pid <> pg_backend_pid() limit 1`,
  );
  return rows.length > 0;
};

/** The schemas that Menta has here, renamed; null when it has none. */
const setAside = async (tx: Transaction, stamp: string): Promise<string | null> => {
  const { rows } = await tx.execute(sql`select 1 from pg_tables where schemaname = 'public' limit 1`);
  if (rows.length === 0) return null;
  const keptAs = `before_${stamp.replaceAll(/\D/g, '_')}`;
  await tx.execute(sql`alter schema public rename to ${sql.identifier(keptAs)}`);
  await tx.execute(sql`create schema public`);
  const { rows: migrated } = await tx.execute(sql`select 1 from pg_namespace where nspname = 'drizzle'`);
  if (migrated.length > 0)
    await tx.execute(sql`alter schema drizzle rename to ${sql.identifier(`${keptAs}_drizzle`)}`);
  return keptAs;
};

/** In one transaction: until it commits the database is as it was. */
export const restorePostgres = async (databaseUrl: string, path: string, now: Date): Promise<Restored> => {
  const migrations = await checkBackup(path);
  const engine = await openPostgresEngine({ databaseUrl, poolSize: 1, statementTimeoutMs: 0 });
  try {
    return await engine.db.transaction(async (tx) => {
      if (await isUsed(tx)) throw new DatabaseInUse('Menta is running on this database; stop it first.');
      const keptAs = await setAside(tx, stampOf(now));
      return { rows: await loadDatabase(tx, path, migrations), schema: schemaOf(migrations), keptAs };
    });
  } finally {
    await engine.close();
  }
};
