import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '#server/db/engine/database.ts';

type Insert = { getSQL: () => SQL };

/** Rows of several tables in one statement, in any order: references between them are checked at its end. */
export const insertTogether = async (
  db: Database | Transaction,
  inserts: readonly Insert[],
): Promise<void> => {
  const parts = inserts.map((insert, index) => sql`${sql.raw(`part_${index}`)} as (${insert.getSQL()})`);
  await db.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
};

/** The row as it is read back, but for what the database fills in by itself, such as the time. */
export const asStored = <Table extends PgTable>(
  table: Table,
  row: Table['$inferInsert'],
): Table['$inferSelect'] => {
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const given = (row as Record<string, unknown>)[name];
    const fallback = column.default === undefined || is(column.default, SQL) ? null : column.default;
    return [name, given === undefined ? fallback : given];
  });
  return Object.fromEntries(columns);
};
