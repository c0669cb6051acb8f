import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { orderLines, orders, shifts } from '#server/db/schema.ts';

/** An order with its lines, locked against changes; on a station only of the open shift. */
export const holdOrder = async (tx: Transaction | Database, scope: OwnerScope, orderId: string) => {
  const [found] = await tx
    .select({ order: orders, isPractice: shifts.isPractice, shiftEndedAt: shifts.endedAt })
    .from(orders)
    .innerJoin(shifts, eq(shifts.id, orders.shiftId))
    .where(and(eq(orders.id, orderId), eq(orders.ownerId, scope.ownerId), isNull(orders.deletedAt)))
    .for('share', { of: orders });
  if (!found || (scope.station && found.shiftEndedAt !== null)) return null;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, found.order.id))
    .orderBy(asc(orderLines.position));
  return { order: found.order, lines, isPractice: found.isPractice };
};

/** Whether a station may read what is printed of this shift; a test belongs to none. */
export const isOpenShift = async (
  db: Database | Transaction,
  scope: OwnerScope,
  shiftId: string | null,
): Promise<boolean> =>
  shiftId === null ||
  (await db.$count(
    shifts,
    and(eq(shifts.id, shiftId), eq(shifts.ownerId, scope.ownerId), isNull(shifts.endedAt)),
  )) > 0;
