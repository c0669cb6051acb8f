import { sql } from 'drizzle-orm';
import { OperatorProblem } from '#server/system/operator-problem.ts';
import type { Engine, Transaction } from '../engine/database.ts';
import { type KnownMigration, tablesAfter } from '../migrating/known-migrations.ts';
import { readSchemaState } from '../migrating/schema-state.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { type Manifest, type RowCounts, type TableRows, writeBackup } from './backup-file.ts';
import { appearWhole, partialIn } from './unfinished-backup.ts';

/** Pictures are rows too: a few dozen at a time keep memory small. */
const rowsAtOnce = 100;

// any-owner: a backup is of everybody.
async function* rowsOf(tx: Transaction, table: string, signal?: AbortSignal): AsyncGenerator<string> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${sql.identifier(table)} t`,
  );
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await tx.execute<{ row: string }>(
      sql.raw(`fetch forward ${rowsAtOnce} from backup_rows`),
    );
    for (const { row } of rows) yield row;
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute(sql`close backup_rows`);
}

async function* tablesOf(
  tx: Transaction,
  schema: KnownMigration,
  signal?: AbortSignal,
): AsyncGenerator<TableRows> {
  for (const table of tablesAfter(migrationsFolder, schema)) yield { table, rows: rowsOf(tx, table, signal) };
}

/** The last migration that was applied: it may be an older one, where this version is about to apply more. */
const schemaOf = async (tx: Transaction): Promise<KnownMigration> => {
  const { last } = await readSchemaState(tx, migrationsFolder);
  if (!last) throw new OperatorProblem('The database has a schema that this version of Menta does not know.');
  return last;
};

type About = Pick<Manifest, 'version' | 'engine' | 'at'>;

/** All of it as it is at one moment, while others go on writing, into a file as the rows come. On PostgreSQL the engine must be patient. */
export const dumpInto = (
  { db }: Engine,
  file: string,
  about: About,
  signal?: AbortSignal,
): Promise<RowCounts> =>
  db.transaction(
    async (tx) => {
      const schema = await schemaOf(tx);
      return writeBackup(file, { ...about, schema: schema.tag }, tablesOf(tx, schema, signal));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** The same, which appears whole or not at all. */
export const dumpDatabase = (
  engine: Engine,
  path: string,
  about: About,
  signal?: AbortSignal,
): Promise<RowCounts> =>
  appearWhole(path, (unfinished) => dumpInto(engine, partialIn(unfinished), about, signal));
