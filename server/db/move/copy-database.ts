import { OperatorProblem } from '#server/system/operator-problem.ts';
import type { Database, Transaction } from '../engine/database.ts';
import { knownMigrations, tablesAfter } from '../migrating/known-migrations.ts';
import { hasAccounts } from '../migrating/schema-state.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { readTable } from '../tables/read-tables.ts';
import { createDigest, digestOf } from '../tables/table-digest.ts';
import { continueNumbers, createTableWriter } from '../tables/write-tables.ts';

class TargetNotEmpty extends OperatorProblem {
  override name = 'TargetNotEmpty';
  constructor() {
    super('The PostgreSQL database already holds accounts; nothing was copied. Choose an empty database.');
  }
}

/** Answers how many rows were copied; what the target holds then is compared with what was read. */
const copyTable = async (source: Transaction, target: Transaction, table: string): Promise<number> => {
  const writer = createTableWriter(target);
  const read = createDigest();
  for await (const row of readTable(source, table)) {
    read.add(row);
    await writer.add(table, row);
  }
  await writer.flush();
  const [expected, copied] = [read.result(), await digestOf(readTable(target, table))];
  if (copied.rows !== expected.rows || copied.digest !== expected.digest)
    throw new Error(`${table} was not copied whole`);
  return copied.rows;
};

/** Copies everything in one transaction: the target has all of it or nothing. Both have today's schema. */
export const copyDatabase = (
  source: Database,
  target: Database,
  onTable: (name: string, rows: number) => void,
): Promise<void> =>
  source.transaction(
    (from) =>
      target.transaction(async (to) => {
        if (await hasAccounts(to)) throw new TargetNotEmpty();
        const tag = knownMigrations(migrationsFolder).at(-1)?.tag ?? '';
        for (const table of tablesAfter(migrationsFolder, { tag }))
          onTable(table, await copyTable(from, to, table));
        await continueNumbers(to);
      }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
