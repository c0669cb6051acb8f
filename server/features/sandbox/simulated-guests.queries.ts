import { and, asc, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { publicOwner } from '#server/access/own-id.ts';
import { hasRow, isNoneOf } from '#server/db/conditions.ts';
import type { Database } from '#server/db/engine/database.ts';
import { shifts } from '#server/db/schema.ts';

/** As many as one turn of the clock serves; the others are a second late. */
const atOnce = 20;

const isGuestDue = (now: Date, except: string[]) =>
  and(
    isNotNull(shifts.simulatedUntil),
    gt(shifts.simulatedUntil, now),
    isNull(shifts.endedAt),
    lte(shifts.nextSimulatedAt, now),
    isNoneOf(shifts.id, except),
  );

export const hasDueGuest = (now: Date, except: string[]): SQL => hasRow(shifts, isGuestDue(now, except));

/** The open shifts whose next made-up guest is due. any-owner: whoever's they are. */
export const listShiftsWithDueGuest = async (db: Database, now: Date, except: string[]) => {
  const rows = await db
    .select({
      id: shifts.id,
      ownerId: shifts.ownerId,
      isPractice: shifts.isPractice,
      lastOrderNumber: shifts.lastOrderNumber,
      dueAt: shifts.nextSimulatedAt,
    })
    .from(shifts)
    .where(isGuestDue(now, except))
    .orderBy(asc(shifts.nextSimulatedAt))
    .limit(atOnce);
  return rows.flatMap(({ dueAt, ...shift }) =>
    dueAt ? [{ ...shift, ownerId: publicOwner(shift.ownerId), dueAt }] : [],
  );
};
export type ShiftWithDueGuest = Awaited<ReturnType<typeof listShiftsWithDueGuest>>[number];

/** Of two processes that served the same guest one moves the time on. any-owner: the clock does it. */
export const setNextGuest = (db: Database, { id, dueAt }: ShiftWithDueGuest, next: Date | null) =>
  db
    .update(shifts)
    .set({ nextSimulatedAt: next })
    .where(and(eq(shifts.id, id), eq(shifts.nextSimulatedAt, dueAt)));
