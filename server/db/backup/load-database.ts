import { sql } from 'drizzle-orm';
import type { Transaction } from '../engine/database.ts';
import { type KnownMigration, knownMigrations } from '../migrating/known-migrations.ts';
import { continueNumbers, createTableWriter } from '../tables/write-tables.ts';
import { BadBackup, type Manifest, type RowCounts, readBackup } from './backup-file.ts';

/** Up to the one that the backup's database had; a newer schema than ours is refused. */
export const migrationsFor = ({ schema, version }: Manifest, folder: string): KnownMigration[] => {
  const known = knownMigrations(folder);
  const last = known.findIndex(({ tag }) => tag === schema);
  if (last < 0)
    throw new BadBackup(
      `The backup was made by Menta ${version} with the schema ${schema}, which is newer than this Menta: restore it with that version or a later one.`,
    );
  return known.slice(0, last + 1);
};

/** What Drizzle's migrator does, inside this transaction: its table then says what was applied. */
const applyMigrations = async (tx: Transaction, migrations: readonly KnownMigration[]): Promise<void> => {
  await tx.execute(sql`create schema drizzle`);
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
};

type Loaded = { rows: RowCounts; digests: Record<string, string> };

/** Into tables that are there. any-owner: everybody's. */
export const loadRows = async (tx: Transaction, path: string): Promise<Loaded> => {
  const writer = createTableWriter(tx);
  let table = '';
  let loaded: Loaded = { rows: {}, digests: {} };
  for await (const line of readBackup(path)) {
    if (line.kind === 'row') await writer.add(table, line.row);
    if (line.kind === 'table') table = line.table;
    if (line.kind === 'end') loaded = line;
  }
  await writer.flush();
  return loaded;
};

/** Into a database without a schema; what it holds afterwards is compared with what the backup says. any-owner: everybody's. */
export const loadDatabase = async (
  tx: Transaction,
  path: string,
  migrations: readonly KnownMigration[],
): Promise<RowCounts> => {
  await applyMigrations(tx, migrations);
  const { rows: counts } = await loadRows(tx, path);
  for (const [name, expected] of Object.entries(counts)) {
    const { rows: counted } = await tx.execute<{ rows: number }>(
      sql`select count(*)::int as rows from ${sql.identifier(name)}`,
    );
    if (counted[0]?.rows !== expected) throw new Error(`${name} was not restored whole`);
  }
  await continueNumbers(tx);
  return counts;
};
