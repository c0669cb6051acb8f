import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Sums } from '#core/reports/sums.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { monthSums, shiftSums, shifts } from '#server/db/schema.ts';

/** One repair of an owner at a time. Until the transaction ends. */
export const lockRepairOf = (tx: Transaction, ownerId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('menta repair'), hashtext(${ownerId}))`);

const isReal = (ownerId: string) => and(eq(shifts.ownerId, ownerId), eq(shifts.isPractice, false));

/** The shift that was open at a moment. */
export const findShiftAt = async (tx: Transaction, ownerId: string, at: Date) => {
  const [row] = await tx
    .select({ endedAt: shifts.endedAt })
    .from(shifts)
    .where(
      and(isReal(ownerId), lte(shifts.startedAt, at), or(isNull(shifts.endedAt), gt(shifts.endedAt, at))),
    );
  return row ?? null;
};

/** Locked as whoever adds them up does. */
export const lockClosedShiftsSince = (tx: Transaction, ownerId: string, since: Date) =>
  tx
    .select({ id: shifts.id, startedAt: shifts.startedAt })
    .from(shifts)
    .where(and(isReal(ownerId), gte(shifts.startedAt, since), isNotNull(shifts.endedAt)))
    .orderBy(asc(shifts.startedAt))
    .for('update');

export const listSumsOfShifts = (tx: Transaction, shiftIds: string[]) =>
  tx
    .select({ shiftId: shiftSums.shiftId, day: shiftSums.day, sums: shiftSums.sums })
    .from(shiftSums)
    .where(inArray(shiftSums.shiftId, shiftIds));

/** any-owner: of a shift that was just locked. */
export const replaceSumsOfShift = (tx: Transaction, shiftId: string, sums: Sums) =>
  tx.update(shiftSums).set({ sums }).where(eq(shiftSums.shiftId, shiftId));

/** They are added up again by whoever asks for them. any-owner: a repair, of one owner. */
export const emptyMonth = (tx: Transaction, ownerId: string, month: string) =>
  tx
    .update(monthSums)
    .set({ sums: null })
    .where(and(eq(monthSums.ownerId, ownerId), eq(monthSums.month, month)));

type Month = { ownerId: string; month: string };

/**
 * The next months, those deleted that have sums and no shift that makes them up. Whoever adds a shift to a month empties
 * its sums first, so one that is being added to stays. any-owner: a repair.
 */
export const dropNextBaselessMonths = async (db: Database, after: Month, limit: number): Promise<Month[]> => {
  const { rows } = await db.execute<Month>(sql`
    with page as (
      select owner_id, month from ${monthSums}
      where (owner_id, month) > (${after.ownerId}, ${after.month}) order by owner_id, month limit ${limit}
    ), dropped as (
      delete from ${monthSums} m using page
      where m.owner_id = page.owner_id and m.month = page.month and m.sums is not null and not exists (
        select from ${shiftSums} s
        where s.owner_id = m.owner_id and s.day between m.month || '-01' and m.month || '-31')
    )
    select owner_id as "ownerId", month from page order by 1, 2`);
  return rows;
};
