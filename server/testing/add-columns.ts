import { sql } from 'drizzle-orm';
import type { Engine } from '#server/db/engine/database.ts';
import { orderLines, orders } from '#server/db/schema.ts';

/** What the migration of a newer process may do while this one still takes orders. */
export const addColumnsToOrders = async ({ db }: Engine): Promise<void> => {
  for (const table of [orders, orderLines]) {
    await db.execute(sql`alter table ${table} add column of_tomorrow text not null default ''`);
  }
};
