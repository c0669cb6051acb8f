import type { LiveEvent } from '#core/live/live-events.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { TrailAction } from '#core/orders/order-trail.ts';
import { Refusal } from '#core/refusal.ts';
import { quotaLimit } from '#core/values/quotas.ts';
import type { DataScope, OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { OrderJobsService } from '#server/features/printing/jobs/order-jobs.service.ts';
import type { StockService } from '#server/features/stock/stock.service.ts';
import { logEvents } from '#server/live/event-log.ts';
import { readQuotas } from '#server/quotas/quotas.queries.ts';
import type { Clock } from '#server/system/clock.ts';
import { toStockOrder } from './order-lines.mapper.ts';
import { addToTrail } from './order-trail.queries.ts';
import { trailOf } from './order-trail.service.ts';
import { presentManagedOrder, presentOrderEvent } from './orders.presenter.ts';
import {
  findOpenShiftId,
  findOrderForChange,
  holdShiftOpen,
  invalidateTotals,
  type LockedOrder,
  type OrderWithLines,
  reserveOrderBytes,
} from './orders.queries.ts';

type Needs = { db: Database; clock: Clock; stock: StockService; orderJobs: OrderJobsService };
type ChangeOptions = {
  eventFor?: (after: OrderWithLines) => LiveEvent;
  /** The change needs an open shift, which then cannot end meanwhile. */
  holdsShift?: boolean;
  /** The change may be a correction of a closed shift. */
  invalidatesTotals?: boolean;
  /** The bytes a change adds; what it removes is not subtracted. */
  addsBytes?: number;
};

const reserveBytesFor = async (
  tx: Transaction,
  scope: DataScope,
  orderId: string,
  bytes: number,
): Promise<Refusal | null> => {
  const limit = quotaLimit(await readQuotas(tx, scope), 'orderBytesPerShift');
  const isReserved = await reserveOrderBytes(tx, scope, orderId, bytes, limit);
  return isReserved ? null : new Refusal('quota_reached', { quota: 'orderBytesPerShift', limit });
};

/** Who changes it: somebody of the restaurant or, without an actor, its guest. */
export type Changer = DataScope & Pick<OwnerScope, 'station'> & { readonly actorId: string | null };

export type OrderChange = ReturnType<typeof createOrderChange>;

/** What every change of an order has in common: the lock, the trail, what it holds of the stock, its tickets, its event. */
export const createOrderChange = ({ db, clock, stock, orderJobs }: Needs) => {
  return async (
    scope: Changer,
    orderId: string,
    apply: (
      tx: Transaction,
      before: LockedOrder,
      isShiftOpen: boolean,
    ) => Promise<{ after: OrderWithLines; action: TrailAction; reason?: string } | null>,
    {
      eventFor = presentOrderEvent,
      holdsShift = false,
      invalidatesTotals = false,
      addsBytes = 0,
    }: ChangeOptions = {},
  ): Promise<ManagedOrder> =>
    db.transaction(async (tx) => {
      if (invalidatesTotals) await invalidateTotals(tx, scope, orderId);
      const full = addsBytes > 0 ? await reserveBytesFor(tx, scope, orderId, addsBytes) : null;
      const isShiftOpen = holdsShift && (await holdShiftOpen(tx, scope, orderId));
      const before = await findOrderForChange(tx, scope, orderId);
      if (!before) throw new Refusal('not_found');
      // A refusal carries the order, and a station may not see closed shifts.
      if (scope.station && (await findOpenShiftId(tx, scope)) !== before.order.shiftId)
        throw new Refusal('not_found');
      const changed = await apply(tx, before, isShiftOpen);
      // Sent once more, as it is already: nothing is stored.
      if (!changed) return presentManagedOrder(before);
      if (full) throw full;
      const after = presentManagedOrder(changed.after);
      await addToTrail(tx, {
        ownerId: scope.ownerId,
        orderId,
        actorId: scope.actorId,
        action: changed.action,
        reason: changed.reason ?? '',
        ...trailOf(presentManagedOrder(before), changed.after.order.deletedAt ? null : after),
        at: clock.now(),
      });
      // Whatever the change was: rejected, cancelled, deleted or with other lines, and back again.
      const seen = await stock.follow(tx, scope, toStockOrder(before), toStockOrder(changed.after));
      const printed = await orderJobs.follow(tx, scope, before, changed.after);
      await logEvents(tx, scope.ownerId, eventFor(changed.after), ...(seen ? [seen] : []), ...printed);
      return after;
    });
};
