import { and, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './engine/database.ts';

/**
 * Deletes up to so many rows that are meant, and gives their number. What is meant is asked of each row once more when it
 * is deleted: one that changed meanwhile stays.
 */
export const deleteSome = async (
  db: Database,
  table: PgTable,
  key: PgColumn,
  which: SQL | undefined,
  limit: number,
): Promise<number> => {
  const some = db.select({ key }).from(table).where(which).limit(limit);
  const deleted = await db
    .delete(table)
    .where(and(inArray(key, some), which))
    .returning({ key });
  return deleted.length;
};
