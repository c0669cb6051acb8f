import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { orders, shifts } from '#server/db/schema.ts';
import { withLines } from './orders.queries.ts';

/** Through the one open shift: through the owner it would read the orders of all years. */
const ofOpenShift = (scope: OwnerScope) => and(eq(shifts.ownerId, scope.ownerId), isNull(shifts.endedAt));
const ofShift = and(eq(orders.shiftId, shifts.id), isNull(orders.deletedAt));

/** One statement, for a consistent snapshot. */
export const listBoardIndex = (db: Database, scope: OwnerScope) =>
  db
    .select({ id: orders.id, status: orders.status, revision: orders.revision })
    .from(shifts)
    .innerJoin(orders, ofShift)
    .where(ofOpenShift(scope))
    .orderBy(asc(orders.number));

/** In the requested order; those not in the open shift are left out. */
export const listBoardOrders = async (db: Database, scope: OwnerScope, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ order: orders })
    .from(shifts)
    .innerJoin(orders, ofShift)
    .where(and(ofOpenShift(scope), inArray(orders.id, [...ids])));
  const found = new Map(rows.map(({ order }) => [order.id, order]));
  return withLines(
    db,
    ids.flatMap((id) => found.get(id) ?? []),
  );
};
