import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Totals } from '#core/reports/totals.ts';
import { type OwnId, ownRow } from '#server/access/own-id.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { monthTotals, shifts, shiftTotals } from '#server/db/schema.ts';

/** One repair per owner at a time, until the transaction ends. */
export const lockRepairOf = (tx: Transaction, ownerId: OwnId<'account'>) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('menta repair'), hashtext(${ownerId}))`);

const isReal = (ownerId: OwnId<'account'>) => and(eq(shifts.ownerId, ownerId), eq(shifts.isPractice, false));

/** The shift that was open at a moment. */
export const findShiftAt = async (tx: Transaction, ownerId: OwnId<'account'>, at: Date) => {
  const [row] = await tx
    .select({ endedAt: shifts.endedAt })
    .from(shifts)
    .where(
      and(isReal(ownerId), lte(shifts.startedAt, at), or(isNull(shifts.endedAt), gt(shifts.endedAt, at))),
    );
  return row ?? null;
};

/** Locked the same way as when totals are computed. */
export const lockClosedShiftsSince = async (tx: Transaction, ownerId: OwnId<'account'>, since: Date) => {
  const rows = await tx
    .select({ id: shifts.id, startedAt: shifts.startedAt })
    .from(shifts)
    .where(and(isReal(ownerId), gte(shifts.startedAt, since), isNotNull(shifts.endedAt)))
    .orderBy(asc(shifts.startedAt))
    .for('update');
  return rows.flatMap((row) => ownRow('shift', row) ?? []);
};

export const listTotalsOfShifts = async (tx: Transaction, shiftIds: OwnId<'shift'>[]) => {
  const rows = await tx
    .select({ id: shiftTotals.shiftId, day: shiftTotals.day, totals: shiftTotals.totals })
    .from(shiftTotals)
    .where(inArray(shiftTotals.shiftId, shiftIds));
  return rows.flatMap((row) => ownRow('shift', row) ?? []);
};

export const replaceTotalsOfShift = (tx: Transaction, shiftId: OwnId<'shift'>, totals: Totals) =>
  tx.update(shiftTotals).set({ totals }).where(eq(shiftTotals.shiftId, shiftId));

/** They are computed again on the next read. */
export const emptyMonth = (tx: Transaction, ownerId: OwnId<'account'>, month: string) =>
  tx
    .update(monthTotals)
    .set({ totals: null })
    .where(and(eq(monthTotals.ownerId, ownerId), eq(monthTotals.month, month)));

/** A position in the index of months. */
export type Month = Record<'ownerId' | 'month', string>;

/**
 * Reads the next months, and deletes those with totals but no shift. Adding a shift to a month clears its totals first,
 * so a month that is being added to stays. any-owner: a repair.
 */
export const dropNextBaselessMonths = async (db: Database, after: Month, limit: number): Promise<Month[]> => {
  const { rows } = await db.execute<Month>(sql`
    with page as (
      select owner_id, month from ${monthTotals}
      where (owner_id, month) > (${after.ownerId}, ${after.month}) order by owner_id, month limit ${limit}
    ), dropped as (
      delete from ${monthTotals} m using page
      where m.owner_id = page.owner_id and m.month = page.month and m.sums is not null and not exists (
        select from ${shiftTotals} s
        where s.owner_id = m.owner_id and s.day between m.month || '-01' and m.month || '-31')
    )
    select owner_id as "ownerId", month from page order by 1, 2`);
  return rows;
};
