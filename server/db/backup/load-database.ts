import { sql } from 'drizzle-orm';
import type { Transaction } from '../engine/database.ts';
import { type KnownMigration, knownMigrations } from '../migrating/known-migrations.ts';
import { BadBackup, type Manifest, type RowCounts, readBackup } from './backup-file.ts';

const rowsAtOnce = 100;
const bytesAtOnce = 4 * 1024 * 1024;

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

/** Numbers that the database gives out itself go on after the restored ones. */
const continueNumbers = async (tx: Transaction): Promise<void> => {
  const { rows } = await tx.execute<{ name: string; field: string }>(
    sql`select table_name as name, column_name as field from information_schema.columns
        where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { name, field } of rows)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, ${field}),
        (select coalesce(max(${sql.identifier(field)}), 0) + 1 from ${sql.identifier(name)}), false)`,
    );
};

const insertRows = async (tx: Transaction, table: string, rows: readonly string[]): Promise<void> => {
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} overriding system value
        select * from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)`,
  );
};

/** Into a database without a schema; what it holds afterwards is compared with what the backup says. any-owner: everybody's. */
export const loadDatabase = async (
  tx: Transaction,
  path: string,
  migrations: readonly KnownMigration[],
): Promise<RowCounts> => {
  await applyMigrations(tx, migrations);
  let table = '';
  let rows: string[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await insertRows(tx, table, rows);
    rows = [];
    bytes = 0;
  };
  let counts: RowCounts = {};
  for await (const line of readBackup(path)) {
    if (line.kind === 'row') {
      rows.push(line.row);
      bytes += line.row.length;
      if (rows.length >= rowsAtOnce || bytes >= bytesAtOnce) await flush();
      continue;
    }
    await flush();
    if (line.kind === 'table') table = line.table;
    if (line.kind === 'end') counts = line.rows;
  }
  for (const [name, expected] of Object.entries(counts)) {
    const { rows: counted } = await tx.execute<{ rows: number }>(
      sql`select count(*)::int as rows from ${sql.identifier(name)}`,
    );
    if (counted[0]?.rows !== expected) throw new Error(`${name} was not restored whole`);
  }
  await continueNumbers(tx);
  return counts;
};
