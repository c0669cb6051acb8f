import { changesBetween, withPaid } from '#core/orders/order-changes.ts';
import { type DeletedOrder, type TrailAction, type TrailEntry, trailPage } from '#core/orders/order-trail.ts';
import { Refusal } from '#core/refusal.ts';
import { limits } from '#core/values/limits.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { requireAccess } from '#server/access/session-gate.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { LockedOrder } from './order-change.queries.ts';
import { presentDeletedOrder, presentTrail } from './order-trail.presenter.ts';
import {
  findOrderBeginning,
  findOwnerName,
  listDeletionsOfShift,
  listTrail,
  paymentActions,
  readEditBytes,
} from './order-trail.queries.ts';
import { presentManagedOrder } from './orders.presenter.ts';
import type { OrderWithLines } from './orders.queries.ts';

/**
 * What the trail stores of a change; for a deleted order all of it, because nothing else does. What was paid is no part of
 * an order, so only a payment or its voiding says it.
 */
export const trailOf = (action: TrailAction, before: OrderWithLines, after: OrderWithLines) => {
  const was = presentManagedOrder(before);
  if (after.order.deletedAt) return { before: was };
  const changes = changesBetween(was, presentManagedOrder(after));
  const isPayment = paymentActions.includes(action);
  return { changes: isPayment ? withPaid(changes, before.order.paid, after.order.paid) : changes };
};

/**
 * Limits what could be repeated forever: undoing, changing the ready time, editing. Lifecycle moves lead to an end, so
 * they are always possible, and so is deleting.
 */
export const assertTrailLimit = (locked: LockedOrder): void => {
  if (locked.order.revision >= limits.orderChanges)
    throw new Refusal<'undoMove'>('too_many_changes', { order: presentManagedOrder(locked) });
};

/** Whether there is room for one more edit. Its answer for a guest is not the staff's. */
export const canEditMore = async (tx: Transaction, { order }: LockedOrder): Promise<boolean> =>
  order.revision < limits.orderChanges && (await readEditBytes(tx, order.id)) < limits.orderEditBytes;

export const assertEditLimit = async (tx: Transaction, locked: LockedOrder): Promise<void> => {
  if (!(await canEditMore(tx, locked)))
    throw new Refusal<'editOrder'>('too_many_changes', { order: presentManagedOrder(locked) });
};

export const createTrailReader = ({ db }: { db: Database }) => ({
  listTrail: async (scope: OwnerScope, orderId: string, from = 0): Promise<TrailEntry[]> => {
    const order = await findOrderBeginning(db, scope, orderId);
    if (!order) throw new Refusal('not_found');
    // Older shifts and their phone numbers need the right to reports.
    if (!order.isShiftOpen) requireAccess(scope, 'right:reports');
    const rows = await listTrail(db, scope, orderId, { from, limit: trailPage.entries + 1 });
    const ownerName = order.source === 'staff' ? await findOwnerName(db, scope) : null;
    return presentTrail(order, { from, rows, ownerName });
  },

  listDeleted: async (scope: OwnerScope, shiftId: string): Promise<DeletedOrder[]> =>
    (await listDeletionsOfShift(db, scope, shiftId)).flatMap(presentDeletedOrder),
});
