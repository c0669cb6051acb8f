import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { paidAmount } from '#server/db/paid-amount.ts';
import { orderLines, orders, shifts, visits } from '#server/db/schema.ts';

/** An order with its lines, locked against changes; on a station only of the open shift. */
export const holdOrderToPrint = async (tx: Transaction | Database, scope: OwnerScope, orderId: string) => {
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
export type HeldOrder = NonNullable<Awaited<ReturnType<typeof holdOrderToPrint>>>;

/** With what was paid for it, read after it was locked. any-owner: an order that was held. */
export const withPaidAmount = async (db: Transaction | Database, held: HeldOrder) => {
  const [row] = await db.select({ paid: paidAmount }).from(orders).where(eq(orders.id, held.order.id));
  if (!row) throw new Error('an order that was held is gone');
  return { ...held, paid: row.paid };
};

/** What a visit owes or has paid for, by number; on a station only of the open shift. Nothing that waits, or was refused. */
export const findPrintedVisit = async (db: Transaction | Database, scope: OwnerScope, visitId: string) => {
  const [visit] = await db
    .select({
      id: visits.id,
      tableNumber: visits.tableNumber,
      openedAt: visits.openedAt,
      shiftId: visits.shiftId,
      isPractice: shifts.isPractice,
      isOver: sql<boolean>`${shifts.endedAt} is not null`,
    })
    .from(visits)
    .innerJoin(shifts, eq(shifts.id, visits.shiftId))
    .where(and(eq(visits.id, visitId), eq(visits.ownerId, scope.ownerId)));
  if (!visit || (scope.station && visit.isOver)) return null;
  const found = await db
    .select({ order: orders, paid: paidAmount })
    .from(orders)
    .where(
      and(
        eq(orders.visitId, visitId),
        isNull(orders.deletedAt),
        eq(orders.rejected, false),
        ne(orders.status, 'waitingApproval'),
      ),
    )
    .orderBy(asc(orders.number));
  const lines = await db
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      inArray(
        orders.id,
        found.map(({ order }) => order.id),
      ),
    )
    .orderBy(asc(orders.number), asc(orderLines.position));
  return { ...visit, orders: found, lines: lines.map(({ line }) => line) };
};
export type PrintedVisit = NonNullable<Awaited<ReturnType<typeof findPrintedVisit>>>;

/** Whether a station may read what is printed of this shift; a test belongs to none. */
export const isOfOpenShift = async (
  db: Database | Transaction,
  scope: OwnerScope,
  shiftId: string | null,
): Promise<boolean> =>
  shiftId === null ||
  (await db.$count(
    shifts,
    and(eq(shifts.id, shiftId), eq(shifts.ownerId, scope.ownerId), isNull(shifts.endedAt)),
  )) > 0;
