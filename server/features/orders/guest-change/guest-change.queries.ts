import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { ownedRow } from '#server/access/own-id.ts';
import type { DataScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { orders, pauses, restaurants, shifts } from '#server/db/schema.ts';
import { isPhoneRefused } from '#server/features/refused-phones/refused-phones.queries.ts';
import { pauseColumns } from '../orderable-dishes.queries.ts';

/** Whose order this guest's secret opens. any-owner: the token in its address is the guest's own secret. */
export const findOrderOfToken = async (db: Database, trackingToken: string) => {
  const { id, ownerId, language } = getTableColumns(orders);
  const [row] = await db
    .select({ id, ownerId, language, shiftEndedAt: shifts.endedAt })
    .from(orders)
    .innerJoin(shifts, eq(shifts.id, orders.shiftId))
    .where(and(eq(orders.trackingToken, trackingToken), isNull(orders.deletedAt)));
  return ownedRow(row);
};

/** What of the restaurant decides what its guests may order now. */
export const findChangeRules = async (
  tx: Transaction,
  scope: DataScope,
  { shiftId, phone }: { shiftId: string; phone: string },
) => {
  const [row] = await tx
    .select({
      timeZone: restaurants.timeZone,
      isKosher: restaurants.isKosher,
      caps: { portions: restaurants.maxPortions, total: restaurants.maxOrderTotal },
      isPhoneRefused: isPhoneRefused(sql`${shiftId}::text`, sql`${phone}::text`),
      pause: pauseColumns,
    })
    .from(restaurants)
    .leftJoin(pauses, and(eq(pauses.ownerId, restaurants.ownerId), isNull(pauses.sectionId)))
    .where(eq(restaurants.ownerId, scope.ownerId));
  return row ?? null;
};
