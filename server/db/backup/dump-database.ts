import { OperatorProblem } from '#server/system/operator-problem.ts';
import type { Engine, Transaction } from '../engine/database.ts';
import { type KnownMigration, tablesAfter } from '../migrating/known-migrations.ts';
import { readSchemaState } from '../migrating/schema-state.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { readTable } from '../tables/read-tables.ts';
import { type Manifest, type RowCounts, type TableRows, writeBackup } from './backup-file.ts';
import { appearWhole, partialIn } from './unfinished-backup.ts';

async function* tablesOf(
  tx: Transaction,
  schema: KnownMigration,
  signal?: AbortSignal,
): AsyncGenerator<TableRows> {
  for (const table of tablesAfter(migrationsFolder, schema))
    yield { table, rows: readTable(tx, table, signal) };
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
