import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { orders } from '#server/db/schema.ts';
import { visible, withLines } from '../orders.queries.ts';

/** By number; also deleted ones. */
export const listOrdersOfOwner = async (
  db: Database | Transaction,
  scope: OwnerScope,
  orderIds: readonly string[],
) =>
  withLines(
    db,
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.ownerId, scope.ownerId), inArray(orders.id, [...orderIds])))
      .orderBy(asc(orders.number)),
  );

export const listOrdersOfVisit = async (db: Database | Transaction, scope: OwnerScope, visitId: string) =>
  withLines(
    db,
    await db
      .select()
      .from(orders)
      .where(and(visible(scope), eq(orders.visitId, visitId)))
      .orderBy(asc(orders.number)),
  );
