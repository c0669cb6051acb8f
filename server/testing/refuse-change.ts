import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Engine } from '#server/db/engine/database.ts';

/** A row that cannot be changed or deleted, whoever tries, until the returned function is called. */
export const refuseChange = async (
  { db }: Engine,
  table: PgTable,
  id: string,
): Promise<() => Promise<void>> => {
  const [name, refusal] = [getTableName(table), `refuse_${id}`].map((word) => sql.identifier(word));
  await db.execute(sql`create or replace function ${refusal}() returns trigger language plpgsql as
    'begin raise exception ''this row is bad''; end'`);
  await db.execute(sql`create trigger ${refusal} before update or delete on ${name} for each row
    when (old.id = ${sql.raw(`'${id}'`)}) execute function ${refusal}()`);
  return async () => {
    await db.execute(sql`drop trigger ${refusal} on ${name}`);
    await db.execute(sql`drop function ${refusal}()`);
  };
};
