import { getTableName, sql } from 'drizzle-orm';
import type { Engine, Transaction } from '../engine/database.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { tablesInOrder } from '../move/copy-database.ts';
import { type Manifest, type RowCounts, type TableRows, writeBackup } from './backup-file.ts';
import { knownMigrations } from './known-migrations.ts';

/** Pictures are rows too: a few dozen at a time keep memory small. */
const rowsAtOnce = 100;

// any-owner: a backup is of everybody.
async function* rowsOf(tx: Transaction, table: string): AsyncGenerator<string> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(
      sql.raw(`fetch forward ${rowsAtOnce} from backup_rows`),
    );
    for (const { row } of rows) yield row;
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute(sql`close backup_rows`);
}

async function* tablesOf(tx: Transaction): AsyncGenerator<TableRows> {
  for (const table of tablesInOrder.map(getTableName)) yield { table, rows: rowsOf(tx, table) };
}

/** The last migration that was applied, by the name it has in this version. */
const schemaOf = async (tx: Transaction): Promise<string> => {
  const { rows } = await tx.execute<{ created_at: number }>(
    sql`select created_at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  const applied = Number(rows[0]?.created_at);
  const known = knownMigrations(migrationsFolder).find(({ folderMillis }) => folderMillis === applied);
  if (!known) throw new Error('the database has a schema that this version does not know');
  return known.tag;
};

type About = Pick<Manifest, 'version' | 'engine' | 'at'>;

/** All of it as it is at one moment, while others go on writing. On PostgreSQL the engine must not limit how long a statement takes. */
export const dumpDatabase = ({ db }: Engine, path: string, about: About): Promise<RowCounts> =>
  db.transaction(async (tx) => writeBackup(path, { ...about, schema: await schemaOf(tx) }, tablesOf(tx)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
