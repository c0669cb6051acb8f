import {
  and,
  asc,
  between,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { orderStatuses } from '#core/orders/order-lifecycle.ts';
import { orderSources } from '#core/orders/order-source.ts';
import { paymentKinds } from '#core/payments/payment-kinds.ts';
import { monthOf } from '#core/reports/spans.ts';
import { type Totals, totalKinds } from '#core/reports/totals.ts';
import { type OwnId, ownedRow, type WithOwner } from '#server/access/own-id.ts';
import { actorName, isOwnerActor, isPersonActor } from '#server/db/actor-name.ts';
import { hasRow, isNoneOf } from '#server/db/conditions.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { paidAmount } from '#server/db/paid-amount.ts';
import { shiftZone } from '#server/db/restaurant-columns.ts';
import {
  dishes,
  monthTotals,
  orderLines,
  orders,
  orderTrail,
  payments,
  people,
  restaurants,
  sections,
  shifts,
  shiftTotals,
  users,
} from '#server/db/schema.ts';

/** As its index has it: in the text, or the plan of a prepared statement could not use it. */
const lacksTotals = and(
  isNotNull(shifts.endedAt),
  isNull(shifts.totalledAt),
  eq(shifts.isPractice, false),
)?.inlineParams();

/**
 * Whether a newer version has stored something of the shift that this one cannot add up. Its totals are computed for those who
 * read them now, and stay to be computed again by the version that knows.
 */
const isBeyond = sql<boolean>`(
  exists (select from ${payments} where ${payments.shiftId} = ${shifts.id} and ${notInArray(payments.kind, [...paymentKinds])})
  or exists (select from ${orders} where ${orders.shiftId} = ${shifts.id}
    and (${notInArray(orders.status, [...orderStatuses])} or ${notInArray(orders.source, [...orderSources])}))
  or exists (select from ${shiftTotals} where ${shiftTotals.shiftId} = ${shifts.id}
    and ${shiftTotals.totals} - ${sql.param([...totalKinds])}::text[] <> '{}'::jsonb))`;

const shiftToTotal = {
  id: shifts.id,
  ownerId: shifts.ownerId,
  menuId: shifts.menuId,
  startedAt: shifts.startedAt,
  endedAt: shifts.endedAt,
  timeZone: shiftZone,
  totalledAt: shifts.totalledAt,
  expectedCash: shifts.expectedCash,
  countedCash: shifts.countedCash,
  isBeyond,
};
const selectShifts = (db: Database | Transaction) =>
  db.select(shiftToTotal).from(shifts).innerJoin(restaurants, eq(restaurants.ownerId, shifts.ownerId));
export type ShiftToTotal = WithOwner<Awaited<ReturnType<typeof selectShifts>>[number]>;

const lacksTotalsBut = (except: string[]) => and(lacksTotals, not(isBeyond), isNoneOf(shifts.id, except));

export const hasShiftWithoutTotals = (except: string[]): SQL => hasRow(shifts, lacksTotalsBut(except));

// any-owner: totals are computed for one shift at a time, and stored for its owner; what a newer version must add up is left to it.
export const listShiftsWithoutTotals = (db: Database, limit: number, except: string[] = []) =>
  db.select({ id: shifts.id }).from(shifts).where(lacksTotalsBut(except)).limit(limit);

export const listShiftsWithoutTotalsOf = (db: Database, ownerId: OwnId<'account'>, from: Date, to: Date) =>
  db
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(eq(shifts.ownerId, ownerId), between(shifts.startedAt, from, to), lacksTotals))
    .orderBy(asc(shifts.startedAt));

/** The shift, locked, if its totals are stale: corrections of its orders wait, or are waited for. any-owner: as above. */
export const lockShiftWithoutTotals = async (
  tx: Transaction,
  shiftId: string,
): Promise<ShiftToTotal | null> => {
  const [row] = await selectShifts(tx)
    .where(and(eq(shifts.id, shiftId), lacksTotals))
    .for('update', { of: shifts });
  return ownedRow(row);
};

export const findShiftToTotal = async (
  db: Database,
  ownerId: OwnId<'account'>,
  shiftId: string,
): Promise<ShiftToTotal | null> => {
  const [row] = await selectShifts(db).where(
    and(eq(shifts.id, shiftId), eq(shifts.ownerId, ownerId), eq(shifts.isPractice, false)),
  );
  return ownedRow(row);
};

export const findOpenShiftToTotal = async (
  db: Database,
  ownerId: OwnId<'account'>,
): Promise<ShiftToTotal | null> => {
  const [row] = await selectShifts(db).where(
    and(eq(shifts.ownerId, ownerId), isNull(shifts.endedAt), eq(shifts.isPractice, false)),
  );
  return ownedRow(row);
};

/** Deleted ones too: they are reported as deleted. */
export const listOrdersToTotal = async (
  db: Database | Transaction,
  shift: ShiftToTotal,
  afterNumber: number,
  limit: number,
) => {
  const rows = await db
    .select({ ...getTableColumns(orders), paid: paidAmount })
    .from(orders)
    .where(and(eq(orders.shiftId, shift.id), gt(orders.number, afterNumber)))
    .orderBy(asc(orders.number))
    .limit(limit);
  const lines = await db
    .select({ line: orderLines, sectionNow: sections.name })
    .from(orderLines)
    .leftJoin(dishes, eq(dishes.id, orderLines.dishId))
    .leftJoin(sections, eq(sections.id, dishes.sectionId))
    .where(
      inArray(
        orderLines.orderId,
        rows.map((row) => row.id),
      ),
    );
  const refusedIds = rows.filter((row) => row.rejected || row.deletedAt).map((row) => row.id);
  const refusals = await db
    .select({
      orderId: orderTrail.orderId,
      at: orderTrail.at,
      reason: orderTrail.reason,
      by: actorName,
    })
    .from(orderTrail)
    .leftJoin(users, isOwnerActor(orderTrail.actorId))
    .leftJoin(people, isPersonActor(orderTrail.actorId, shift.ownerId))
    .where(
      and(
        inArray(orderTrail.orderId, refusedIds),
        eq(orderTrail.ownerId, shift.ownerId),
        inArray(orderTrail.action, ['reject', 'cancel', 'withdraw', 'delete']),
      ),
    )
    .orderBy(asc(orderTrail.id));
  const linesOf = Map.groupBy(lines, ({ line }) => line.orderId);
  const refusalOf = new Map(refusals.map((refusal) => [refusal.orderId, refusal]));
  return rows.map((order) => ({
    order,
    lines: linesOf.get(order.id) ?? [],
    refusal: refusalOf.get(order.id) ?? null,
  }));
};
export type OrderToTotal = Awaited<ReturnType<typeof listOrdersToTotal>>[number];

export const listPaymentsToTotal = (db: Database | Transaction, { id, ownerId }: ShiftToTotal) =>
  db
    .select({ payment: payments, voidedBy: actorName })
    .from(payments)
    .leftJoin(users, isOwnerActor(payments.voidedBy))
    .leftJoin(people, isPersonActor(payments.voidedBy, ownerId))
    .where(and(eq(payments.shiftId, id), eq(payments.ownerId, ownerId)));
export type PaymentToTotal = Awaited<ReturnType<typeof listPaymentsToTotal>>[number];

/** Marks the totals of its month as stale; the lock on their row keeps anyone from computing them too early. */
export const saveShiftTotals = async (
  tx: Transaction,
  { id, ownerId, isBeyond }: ShiftToTotal,
  day: string,
  totals: Totals,
  now: Date,
): Promise<void> => {
  const month = monthOf(day);
  await tx
    .insert(monthTotals)
    .values({ ownerId, month, totals: null })
    .onConflictDoUpdate({ target: [monthTotals.ownerId, monthTotals.month], set: { totals: null } });
  await tx
    .insert(shiftTotals)
    .values({ shiftId: id, ownerId, day, totals })
    .onConflictDoUpdate({ target: shiftTotals.shiftId, set: { day, totals } });
  await tx
    .update(shifts)
    .set({ totalledAt: isBeyond ? null : now })
    .where(eq(shifts.id, id));
};

export const findShiftTotals = async (
  db: Database | Transaction,
  ownerId: OwnId<'account'>,
  shiftId: string,
): Promise<Totals | null> => {
  const [row] = await db
    .select({ totals: shiftTotals.totals })
    .from(shiftTotals)
    .where(and(eq(shiftTotals.shiftId, shiftId), eq(shiftTotals.ownerId, ownerId)));
  return row?.totals ?? null;
};

export const listShiftTotals = async (
  db: Database | Transaction,
  ownerId: OwnId<'account'>,
  from: string,
  to: string,
): Promise<Totals[]> => {
  const rows = await db
    .select({ totals: shiftTotals.totals })
    .from(shiftTotals)
    .where(and(eq(shiftTotals.ownerId, ownerId), between(shiftTotals.day, from, to)))
    .orderBy(asc(shiftTotals.day), asc(shiftTotals.shiftId));
  return rows.map((row) => row.totals);
};

/** Those of them in which there was a shift. */
export const listMonthTotals = (db: Database, ownerId: OwnId<'account'>, months: string[]) =>
  db
    .select({ month: monthTotals.month, totals: monthTotals.totals })
    .from(monthTotals)
    .where(and(eq(monthTotals.ownerId, ownerId), inArray(monthTotals.month, months)))
    .orderBy(asc(monthTotals.month));

const isMonth = (ownerId: OwnId<'account'>, month: string) =>
  and(eq(monthTotals.ownerId, ownerId), eq(monthTotals.month, month));

export const lockMonth = (tx: Transaction, ownerId: OwnId<'account'>, month: string) =>
  tx.select({ month: monthTotals.month }).from(monthTotals).where(isMonth(ownerId, month)).for('update');

export const saveMonthTotals = (tx: Transaction, ownerId: OwnId<'account'>, month: string, totals: Totals) =>
  tx.update(monthTotals).set({ totals }).where(isMonth(ownerId, month));

/** For one owner, or for all. Returns the number of shifts. */
export const deleteTotals = async (db: Database, ownerId: OwnId<'account'> | null): Promise<number> => {
  const forgotten = await db
    .update(shifts)
    .set({ totalledAt: null })
    .where(
      and(
        isNotNull(shifts.endedAt),
        eq(shifts.isPractice, false),
        ownerId === null ? undefined : eq(shifts.ownerId, ownerId),
      ),
    )
    .returning({ id: shifts.id });
  return forgotten.length;
};
