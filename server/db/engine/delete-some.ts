import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Deletes up to so many rows that are meant, and gives their number. What is meant is asked of each row once more when it
 * is deleted: one that changed meanwhile stays. Rows are named by where they lie: a planner that knows little of a table
 * would read all of it to find a few by their keys.
 */
export const deleteSome = async (
  db: Database,
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
