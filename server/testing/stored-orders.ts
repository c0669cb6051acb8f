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

/** As an older version of this house stored it, which noted no times. */
export const storeAsInProcess = (db: Database, orderId: string) =>
  db.update(orders).set({ status: 'inProcess' }).where(eq(orders.id, orderId));
