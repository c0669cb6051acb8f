import { and, asc, between, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';
import { type Agorot, addAgorot, agorot } from '#core/values/money.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { shiftZone } from '#server/db/restaurant-columns.ts';
import { orderLines, orders, paymentParts, payments, restaurants, shifts } from '#server/db/schema.ts';

const selectShifts = (db: Database) =>
  db
    .select({
      id: shifts.id,
      startedAt: shifts.startedAt,
      isOpen: sql<boolean>`${shifts.endedAt} is null`,
      timeZone: shiftZone,
      lastOrderNumber: shifts.lastOrderNumber,
    })
    .from(shifts)
    .innerJoin(restaurants, eq(restaurants.ownerId, shifts.ownerId));
export type WrittenShift = Awaited<ReturnType<typeof selectShifts>>[number];

const own = (scope: OwnerScope) => and(eq(shifts.ownerId, scope.ownerId), eq(shifts.isPractice, false));

export const findWrittenShift = async (
  db: Database,
  scope: OwnerScope,
  shiftId: string,
): Promise<WrittenShift | null> => {
  const [row] = await selectShifts(db).where(and(own(scope), eq(shifts.id, shiftId)));
  return row ?? null;
};

export const listShiftsBetween = (db: Database, scope: OwnerScope, from: Date, to: Date) =>
  selectShifts(db)
    .where(and(own(scope), between(shifts.startedAt, from, to)))
    .orderBy(asc(shifts.startedAt), asc(shifts.id));

const writtenOrder = {
  id: orders.id,
  shiftId: orders.shiftId,
  number: orders.number,
  createdAt: orders.createdAt,
  status: orders.status,
  isPaid: orders.isPaid,
  rejected: orders.rejected,
  rejectionReason: orders.rejectionReason,
  cancelled: orders.cancelled,
  withdrawn: orders.withdrawn,
  tableNumber: orders.tableNumber,
  customerName: orders.customerName,
  phone: orders.phone,
  total: orders.total,
};
const writtenLine = {
  orderId: orderLines.orderId,
  dishName: orderLines.dishName,
  sectionName: orderLines.sectionName,
  dishPrice: orderLines.dishPrice,
  sizeName: orderLines.sizeName,
  sizePrice: orderLines.sizePrice,
  customizations: orderLines.customizations,
  note: orderLines.note,
  quantity: orderLines.quantity,
};

/** Several kinds that only a newer version knows are one here. */
const sumByKind = (parts: readonly { kind: PaymentKind; amount: Agorot }[]) => {
  const sums: Partial<Record<PaymentKind, Agorot>> = {};
  for (const { kind, amount } of parts) sums[kind] = addAgorot(sums[kind] ?? agorot(0), amount);
  return sums;
};

/** The next orders of some shifts after a number, with their lines. Deleted ones are in no list. */
export const listWrittenOrders = async (
  db: Database,
  scope: OwnerScope,
  shiftIds: readonly string[],
  afterNumber: number,
  limit: number,
) => {
  const rows = await db
    .select(writtenOrder)
    .from(orders)
    .where(
      and(
        inArray(orders.shiftId, [...shiftIds]),
        gt(orders.number, afterNumber),
        eq(orders.ownerId, scope.ownerId),
        isNull(orders.deletedAt),
      ),
    )
    .orderBy(asc(orders.number))
    .limit(limit);
  if (rows.length === 0) return [];
  const lines = await db
    .select(writtenLine)
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.position));
  const parts = await db
    .select({
      orderId: paymentParts.orderId,
      kind: payments.kind,
      amount: sql<Agorot>`sum(${paymentParts.amount})::float8`,
    })
    .from(paymentParts)
    .innerJoin(payments, and(eq(payments.id, paymentParts.paymentId), isNull(payments.voidedAt)))
    .where(
      inArray(
        paymentParts.orderId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(paymentParts.orderId, payments.kind);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const partsOf = Map.groupBy(parts, ({ orderId }) => orderId);
  return rows.map((row) => ({
    ...row,
    lines: linesOf.get(row.id) ?? [],
    paidBy: sumByKind(partsOf.get(row.id) ?? []),
  }));
};
