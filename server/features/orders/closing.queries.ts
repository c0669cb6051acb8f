import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { ownRow } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Transaction } from '#server/db/engine/database.ts';
import { orders, shifts } from '#server/db/schema.ts';
import { isKnownStatus, visible, withLines } from './orders.queries.ts';

/**
 * Those of these orders that belong to an open shift, which cannot end meanwhile. Locked in one order, so that of two
 * callers none waits for the other for ever.
 */
export const lockOrdersOfOpenShift = async (tx: Transaction, scope: OwnerScope, orderIds: string[]) => {
  const open = await tx
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(eq(shifts.ownerId, scope.ownerId), isNull(shifts.endedAt)))
    .for('share');
  const rows = await tx
    .select()
    .from(orders)
    .where(
      and(
        visible(scope),
        isKnownStatus,
        inArray(orders.id, orderIds),
        inArray(
          orders.shiftId,
          open.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(orders.id))
    .for('update');
  return withLines(
    tx,
    rows.flatMap((row) => ownRow('order', row) ?? []),
  );
};
