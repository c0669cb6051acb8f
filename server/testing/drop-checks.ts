import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/engine/database.ts';

/** As a newer version's migration leaves the tables, whose lists of words are longer. */
export const dropChecks = async (db: Database): Promise<void> => {
  const { rows } = await db.execute<{ table: string; name: string }>(sql`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows)
    await db.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
};
