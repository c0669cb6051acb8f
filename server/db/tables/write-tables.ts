import { sql } from 'drizzle-orm';
import type { Transaction } from '../engine/database.ts';

const rowsAtOnce = 100;
const bytesAtOnce = 4 * 1024 * 1024;

const insertRows = async (tx: Transaction, table: string, rows: readonly string[]): Promise<void> => {
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} overriding system value
        select * from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)`,
  );
};

/** Writes what `readTable` reads, some rows at a time; what `add` has not written yet, `flush` does. */
export const createTableWriter = (tx: Transaction) => {
  let table = '';
  let rows: string[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await insertRows(tx, table, rows);
    rows = [];
    bytes = 0;
  };
  return {
    flush,
    add: async (into: string, row: string): Promise<void> => {
      if (into !== table) await flush();
      table = into;
      rows.push(row);
      bytes += row.length;
      if (rows.length >= rowsAtOnce || bytes >= bytesAtOnce) await flush();
    },
  };
};

/** Numbers that the database gives out itself go on after the written ones. */
export const continueNumbers = async (tx: Transaction): Promise<void> => {
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
