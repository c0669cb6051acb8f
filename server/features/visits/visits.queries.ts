import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type OwnId, ownRow } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { actorName, isOwnerActor, isPersonActor } from '#server/db/actor-name.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { paidAmount } from '#server/db/paid-amount.ts';
import { tableCount } from '#server/db/restaurant-columns.ts';
import { orders, payments, people, restaurants, shifts, users, visits } from '#server/db/schema.ts';
import { newId } from '#server/system/ids.ts';

export type VisitRow = typeof visits.$inferSelect;

/**
 * The open shift, in which no order is placed, no table changes and which does not end, until this transaction does.
 * Call it before locking orders, as whoever ends the shift.
 */
export const lockShiftAgainstOrders = async (tx: Transaction, scope: OwnerScope) => {
  const [row] = await tx
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(eq(shifts.ownerId, scope.ownerId), isNull(shifts.endedAt)))
    .for('no key update');
  return ownRow('shift', row);
};

const selectVisits = (db: Database | Transaction, scope: OwnerScope, which: SQL | undefined) =>
  db
    .select({ visit: visits, closedBy: actorName, isShiftOpen: sql<boolean>`${shifts.endedAt} is null` })
    .from(visits)
    .innerJoin(shifts, eq(shifts.id, visits.shiftId))
    .leftJoin(users, isOwnerActor(visits.closedBy))
    .leftJoin(people, isPersonActor(visits.closedBy, scope.ownerId))
    .where(and(eq(visits.ownerId, scope.ownerId), which))
    .orderBy(asc(visits.openedAt), asc(visits.id));

/** What a visit is added up from; deleted orders too, because something may have been paid for them. */
const listPayable = (db: Database | Transaction, scope: OwnerScope, visitIds: readonly string[]) =>
  db
    .select({
      id: orders.id,
      visitId: orders.visitId,
      status: orders.status,
      isPaid: orders.isPaid,
      rejected: orders.rejected,
      total: orders.total,
      isDeleted: sql<boolean>`${orders.deletedAt} is not null`,
      paid: paidAmount,
    })
    .from(orders)
    .where(and(eq(orders.ownerId, scope.ownerId), inArray(orders.visitId, [...visitIds])))
    .orderBy(asc(orders.number));

const withOrders = async (
  db: Database | Transaction,
  scope: OwnerScope,
  rows: Awaited<ReturnType<typeof selectVisits>>,
) => {
  const payable =
    rows.length === 0
      ? []
      : await listPayable(
          db,
          scope,
          rows.map(({ visit }) => visit.id),
        );
  const byVisit = Map.groupBy(payable, ({ visitId }) => visitId);
  return rows.map((row) => ({ ...row, orders: byVisit.get(row.visit.id) ?? [] }));
};
export type VisitWithOrders = Awaited<ReturnType<typeof withOrders>>[number];

export const listVisitsOfOpenShift = async (db: Database | Transaction, scope: OwnerScope) =>
  withOrders(db, scope, await selectVisits(db, scope, isNull(shifts.endedAt)));

export const listVisitsOfShift = async (db: Database, scope: OwnerScope, shiftId: string) =>
  withOrders(db, scope, await selectVisits(db, scope, eq(visits.shiftId, shiftId)));

export const findVisit = async (db: Database | Transaction, scope: OwnerScope, visitId: string) => {
  const rows = await selectVisits(db, scope, eq(visits.id, visitId));
  const [found] = await withOrders(db, scope, rows);
  return found ?? null;
};

/** After `lockShiftAgainstOrders`, which keeps it as it is; null when it is in another shift. */
export const findVisitOfShift = async (tx: Transaction, shiftId: OwnId<'shift'>, visitId: string) => {
  const [row] = await tx
    .select()
    .from(visits)
    .where(and(eq(visits.id, visitId), eq(visits.shiftId, shiftId)));
  return ownRow('visit', row);
};

/** Likewise. */
export const findOpenVisitAt = async (tx: Transaction, shiftId: OwnId<'shift'>, tableNumber: number) => {
  const [row] = await tx
    .select()
    .from(visits)
    .where(and(eq(visits.shiftId, shiftId), eq(visits.tableNumber, tableNumber), isNull(visits.closedAt)));
  return ownRow('visit', row);
};

export const insertVisit = async (
  tx: Transaction,
  scope: OwnerScope,
  visit: { shiftId: OwnId<'shift'>; tableNumber: number; openedAt: Date },
): Promise<string> => {
  const id = newId();
  await tx.insert(visits).values({ ...visit, id, ownerId: scope.ownerId });
  return id;
};

export const updateVisit = (
  tx: Transaction,
  visitId: OwnId<'visit'>,
  change: Partial<Pick<VisitRow, 'tableNumber' | 'openedAt' | 'closedAt' | 'closedBy'>>,
) => tx.update(visits).set(change).where(eq(visits.id, visitId));

/** What joins another visit leaves nothing behind: its payments, and the orders that were deleted, go along. */
export const replaceVisit = async (tx: Transaction, visitId: OwnId<'visit'>, by: OwnId<'visit'>) => {
  await tx.update(payments).set({ visitId: by }).where(eq(payments.visitId, visitId));
  await tx.update(orders).set({ visitId: by }).where(eq(orders.visitId, visitId));
  await tx.delete(visits).where(eq(visits.id, visitId));
};

/** Inside the transaction that ends the shift, after its row was locked. */
export const closeVisitsOf = (
  tx: Transaction,
  shiftId: OwnId<'shift'>,
  closing: Pick<VisitRow, 'closedAt' | 'closedBy'>,
) =>
  tx
    .update(visits)
    .set(closing)
    .where(and(eq(visits.shiftId, shiftId), isNull(visits.closedAt)))
    .returning({ id: visits.id });

export const readTableCount = async (db: Database | Transaction, scope: OwnerScope): Promise<number> => {
  const [row] = await db
    .select({ tables: tableCount })
    .from(restaurants)
    .where(eq(restaurants.ownerId, scope.ownerId));
  return row?.tables ?? 0;
};

/** Orders of a shift without a visit that are not done, or for which more may have been paid than they cost. */
export const listLooseOrderIds = async (db: Database, shiftId: OwnId<'shift'>): Promise<string[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.shiftId, shiftId),
        isNull(orders.visitId),
        isNull(orders.deletedAt),
        or(sql`${orders.status} <> 'done'`, sql`${paidAmount} > 0`),
      ),
    )
    .orderBy(asc(orders.number));
  return rows.map(({ id }) => id);
};
