import { and, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import { type OwnId, ownRow } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { hasRow, isNoneOf } from '#server/db/conditions.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { orders, orderTrail, shifts } from '#server/db/schema.ts';

const isOn = and(eq(shifts.isPractice, true), isNull(shifts.endedAt));

export const findPractice = async (db: Database, scope: OwnerScope) => {
  const [row] = await db
    .select()
    .from(shifts)
    .where(and(eq(shifts.ownerId, scope.ownerId), isOn));
  return row ?? null;
};

/** Locks it: no order can slip in while it is being ended. */
export const findPracticeForChange = async (tx: Transaction, scope: OwnerScope) => {
  const [row] = await tx
    .select()
    .from(shifts)
    .where(and(eq(shifts.ownerId, scope.ownerId), isOn))
    .for('update');
  return ownRow('shift', row);
};

/** The same for the clock, which ends what nobody ended. any-owner: it is found by its time alone. */
export const findOverduePracticeForChange = async (tx: Transaction, shiftId: string, now: Date) => {
  const [row] = await tx
    .select()
    .from(shifts)
    .where(and(eq(shifts.id, shiftId), isOn, lte(shifts.simulatedUntil, now)))
    .for('update');
  return ownRow('shift', row);
};

/**
 * The shift and all that hangs on it. Its orders first: whoever is changing one of them is waited for, and what they
 * wrote to the trail goes too.
 */
export const deleteShiftForGood = async (tx: Transaction, shiftId: OwnId<'shift'>): Promise<void> => {
  const gone = await tx.delete(orders).where(eq(orders.shiftId, shiftId)).returning({ id: orders.id });
  if (gone.length > 0) {
    const ids = gone.map((order) => order.id);
    await tx.delete(orderTrail).where(inArray(orderTrail.orderId, ids));
  }
  await tx.delete(shifts).where(eq(shifts.id, shiftId));
};

const isOverdue = (now: Date, except: string[]) =>
  and(isOn, lte(shifts.simulatedUntil, now), isNoneOf(shifts.id, except));

export const hasOverduePractice = (now: Date, except: string[]): SQL =>
  hasRow(shifts, isOverdue(now, except));

/** A few at a time: the clock looks again in a second. any-owner: they are found by their time alone. */
export const listOverduePractices = (db: Database, now: Date, except: string[]) =>
  db.select({ id: shifts.id }).from(shifts).where(isOverdue(now, except)).limit(20);
