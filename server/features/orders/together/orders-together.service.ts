import { changesBetween, withPaid } from '#core/orders/order-changes.ts';
import type { TrailAction } from '#core/orders/order-trail.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Transaction } from '#server/db/engine/database.ts';
import type { OrderJobsService } from '#server/features/printing/jobs/order-jobs.service.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { lockOrdersOfOpenShift } from '../closing.queries.ts';
import { addToTrail, paymentActions, wasChangedSince } from '../order-trail.queries.ts';
import { assertTrailLimit } from '../order-trail.service.ts';
import { presentDeletedEvent, presentManagedOrder, presentOrderEvent } from '../orders.presenter.ts';
import { findOpenShiftId, type LockedOrder, type OrderWithLines, updateOrder } from '../orders.queries.ts';
import { listOrdersOfOwner, listOrdersOfVisit } from './orders-together.queries.ts';

export { assertTrailLimit, type LockedOrder };

type Changed = { before: LockedOrder; after: OrderWithLines };
type Happened = { action: TrailAction; reason?: string };

export type OrdersTogether = ReturnType<typeof createOrdersTogether>;

/** For features that change several orders in one transaction of their own: at a table, or with a payment. */
export const createOrdersTogether = ({
  clock,
  orderJobs,
}: {
  clock: Clock;
  orderJobs: OrderJobsService;
}) => ({
  lock: (tx: Transaction, scope: OwnerScope, ids: readonly string[]): Promise<LockedOrder[]> =>
    lockOrdersOfOpenShift(tx, scope, [...new Set(ids)]),

  /** Whether it was moved or edited since, by whoever did not only take a payment. */
  wasChangedSince: (tx: Transaction, { order }: LockedOrder, revision: number) =>
    wasChangedSince(tx, order, revision, paymentActions),

  /** Deleted or not. */
  list: listOrdersOfOwner,
  findOpenShiftId,
  listOfVisit: listOrdersOfVisit,

  /** Stores a change of one that is locked, with its line in the trail. */
  change: async (
    tx: Transaction,
    scope: OwnerScope,
    before: LockedOrder,
    change: Parameters<typeof updateOrder>[2],
    { action, reason = '' }: Happened,
  ): Promise<Changed> => {
    const after = { order: await updateOrder(tx, before.order.id, change), lines: before.lines };
    await addToTrail(tx, {
      ownerId: scope.ownerId,
      orderId: before.order.id,
      actorId: scope.actorId,
      action,
      reason,
      changes: withPaid(
        changesBetween(presentManagedOrder(before), presentManagedOrder(after)),
        before.order.paid,
        after.order.paid,
      ),
      at: clock.now(),
    });
    return { before, after };
  },

  /**
   * The last of the transaction: what is printed of the changes, and the events of them and of their visits. A deleted
   * order stays as it is: of one whose payments have changed, boards hear once more that it is gone.
   */
  announce: async (
    tx: Transaction,
    scope: OwnerScope,
    changed: readonly Changed[],
    visitIds: readonly (string | null)[],
    deleted: readonly OrderWithLines[] = [],
  ): Promise<void> => {
    const shiftId = changed[0]?.after.order.shiftId;
    const printed = shiftId === undefined ? [] : await orderJobs.followAll(tx, scope, shiftId, changed);
    const visits = [...new Set(visitIds)].flatMap((visitId) =>
      visitId === null ? [] : [{ kind: 'visit' as const, visitId }],
    );
    const orders = [
      ...changed.map(({ after }) => presentOrderEvent(after)),
      ...deleted.map(({ order }) => presentDeletedEvent(order)),
    ];
    await logEvents(tx, scope.ownerId, ...orders, ...visits, ...printed);
  },
});
