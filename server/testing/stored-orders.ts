import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/engine/database.ts';
import { orders } from '#server/db/schema.ts';

/** The rows of an owner's orders that were not deleted, past everything that presents them. */
export const listStoredOrders = (db: Database, ownerId: string) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), isNull(orders.deletedAt)))
    .orderBy(asc(orders.number));
