import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './database.ts';

/**
 * Deletes up to `limit` matching rows, and returns their number. The condition is checked again for each row when it
 * is deleted: one that changed meanwhile stays. Rows are found by `ctid`: a planner with poor statistics would read the
 * whole table to find a few by their keys.
 */
export const deleteSome = async (
  db: Database | Transaction,
  table: PgTable,
  which: SQL | undefined,
  limit: number,
): Promise<number> => {
  const { rows } = await db.execute(sql`
    delete from ${table}
    where ctid = any(array(select ctid from ${table} where ${which} limit ${limit})) and ${which}
    returning 1`);
  return rows.length;
};
