import { and, asc, between, eq, gt, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import { monthOf } from '#core/reports/spans.ts';
import type { Sums } from '#core/reports/sums.ts';
import { actorName, isOwnerActor, isPersonActor } from '#server/db/actor-name.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { shiftZone } from '#server/db/restaurant-columns.ts';
import {
  dishes,
  monthSums,
  orderLines,
  orders,
  orderTrail,
  people,
  restaurants,
  sections,
  shiftSums,
  shifts,
  users,
} from '#server/db/schema.ts';

/*
 * any-owner: sums are made of one shift at a time, whoever's it is, and kept as its owner's. Whether somebody may read
 * them is asked where they are read.
 */
const isUnsummed = and(isNotNull(shifts.endedAt), isNull(shifts.summedAt), eq(shifts.isPractice, false));

const shiftToSum = {
  id: shifts.id,
  ownerId: shifts.ownerId,
  menuId: shifts.menuId,
  startedAt: shifts.startedAt,
  endedAt: shifts.endedAt,
  timeZone: shiftZone,
  summedAt: shifts.summedAt,
};
const selectShifts = (db: Database | Transaction) =>
  db.select(shiftToSum).from(shifts).innerJoin(restaurants, eq(restaurants.ownerId, shifts.ownerId));
export type ShiftToSum = Awaited<ReturnType<typeof selectShifts>>[number];

export const listUnsummed = (db: Database, limit: number, except: string[] = []) =>
  db
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(isUnsummed, except.length > 0 ? notInArray(shifts.id, except) : undefined))
    .limit(limit);

export const listUnsummedOf = (db: Database, ownerId: string, from: Date, to: Date) =>
  db
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(eq(shifts.ownerId, ownerId), between(shifts.startedAt, from, to), isUnsummed))
    .orderBy(asc(shifts.startedAt));

/** The shift if it is still to be added up, locked: whoever corrects an order of it waits, or is waited for. */
export const lockUnsummed = async (tx: Transaction, shiftId: string): Promise<ShiftToSum | null> => {
  const [row] = await selectShifts(tx)
    .where(and(eq(shifts.id, shiftId), isUnsummed))
    .for('update', { of: shifts });
  return row ?? null;
};

export const findShiftToSum = async (
  db: Database,
  ownerId: string,
  shiftId: string,
): Promise<ShiftToSum | null> => {
  const [row] = await selectShifts(db).where(
    and(eq(shifts.id, shiftId), eq(shifts.ownerId, ownerId), eq(shifts.isPractice, false)),
  );
  return row ?? null;
};

export const findOpenShiftToSum = async (db: Database, ownerId: string): Promise<ShiftToSum | null> => {
  const [row] = await selectShifts(db).where(
    and(eq(shifts.ownerId, ownerId), isNull(shifts.endedAt), eq(shifts.isPractice, false)),
  );
  return row ?? null;
};

/** Deleted ones too: they are told as deleted. */
export const listOrdersToSum = async (
  db: Database | Transaction,
  shift: ShiftToSum,
  afterNumber: number,
  limit: number,
) => {
  const rows = await db
    .select()
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
        inArray(orderTrail.action, ['reject', 'cancel', 'delete']),
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
export type OrderToSum = Awaited<ReturnType<typeof listOrdersToSum>>[number];

/** The sums of its month are to be added up again; the lock on their row keeps anyone from doing so too early. */
export const keepShiftSums = async (
  tx: Transaction,
  { id, ownerId }: ShiftToSum,
  day: string,
  sums: Sums,
  now: Date,
): Promise<void> => {
  const month = monthOf(day);
  await tx
    .insert(monthSums)
    .values({ ownerId, month, sums: null })
    .onConflictDoUpdate({ target: [monthSums.ownerId, monthSums.month], set: { sums: null } });
  await tx
    .insert(shiftSums)
    .values({ shiftId: id, ownerId, day, sums })
    .onConflictDoUpdate({ target: shiftSums.shiftId, set: { day, sums } });
  await tx.update(shifts).set({ summedAt: now }).where(eq(shifts.id, id));
};

export const findShiftSums = async (
  db: Database | Transaction,
  ownerId: string,
  shiftId: string,
): Promise<Sums | null> => {
  const [row] = await db
    .select({ sums: shiftSums.sums })
    .from(shiftSums)
    .where(and(eq(shiftSums.shiftId, shiftId), eq(shiftSums.ownerId, ownerId)));
  return row?.sums ?? null;
};

export const listShiftSums = async (
  db: Database | Transaction,
  ownerId: string,
  from: string,
  to: string,
): Promise<Sums[]> => {
  const rows = await db
    .select({ sums: shiftSums.sums })
    .from(shiftSums)
    .where(and(eq(shiftSums.ownerId, ownerId), between(shiftSums.day, from, to)))
    .orderBy(asc(shiftSums.day), asc(shiftSums.shiftId));
  return rows.map((row) => row.sums);
};

/** Those of them in which there was a shift. */
export const listMonthSums = (db: Database, ownerId: string, months: string[]) =>
  db
    .select({ month: monthSums.month, sums: monthSums.sums })
    .from(monthSums)
    .where(and(eq(monthSums.ownerId, ownerId), inArray(monthSums.month, months)))
    .orderBy(asc(monthSums.month));

const isMonth = (ownerId: string, month: string) =>
  and(eq(monthSums.ownerId, ownerId), eq(monthSums.month, month));

export const lockMonth = (tx: Transaction, ownerId: string, month: string) =>
  tx.select({ month: monthSums.month }).from(monthSums).where(isMonth(ownerId, month)).for('update');

export const keepMonthSums = (tx: Transaction, ownerId: string, month: string, sums: Sums) =>
  tx.update(monthSums).set({ sums }).where(isMonth(ownerId, month));

/** Of one owner, or of all. Says how many shifts there are. */
export const forgetSums = async (db: Database, ownerId: string | null): Promise<number> => {
  const forgotten = await db
    .update(shifts)
    .set({ summedAt: null })
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
