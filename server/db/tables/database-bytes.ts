import { sql } from 'drizzle-orm';
import type { Database } from '../engine/database.ts';

/** Of all rows and indexes. any-owner: the installation's. */
export const databaseBytes = async (db: Pick<Database, 'execute'>): Promise<number> => {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database()) as bytes`,
  );
  return Number(rows[0]?.bytes);
};
