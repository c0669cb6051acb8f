import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Engine } from '#server/db/engine/database.ts';

/** Whoever writes to the table fails until the returned function is called. */
export const loseTable = async ({ db }: Engine, table: PgTable): Promise<() => Promise<void>> => {
  const [name, lost] = [getTableName(table), `lost_${getTableName(table)}`].map((word) =>
    sql.identifier(word),
  );
  await db.execute(sql`alter table ${name} rename to ${lost}`);
  return async () => {
    await db.execute(sql`alter table ${lost} rename to ${name}`);
  };
};
