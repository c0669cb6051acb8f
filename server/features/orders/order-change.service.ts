import type { LiveEvent } from '#core/live/live-events.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { TrailAction } from '#core/orders/order-trail.ts';
import { Refusal } from '#core/refusal.ts';
import { quotaLimit } from '#core/values/quotas.ts';
import type { DataScope, OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { OrdersHook } from '#server/hooks/orders-hook.ts';
import { runHooks } from '#server/hooks/run-hooks.ts';
import { logEvents } from '#server/live/event-log.ts';
import { readQuotas } from '#server/quotas/quotas.queries.ts';
import type { Clock } from '#server/system/clock.ts';
import {
  findOrderForChange,
  holdShiftOpen,
  invalidateTotals,
  type LockedOrder,
  type OrderColumns,
  reserveOrderBytes,
  updateOrders,
} from './order-change.queries.ts';
import { addToTrail } from './order-trail.queries.ts';
import { trailOf } from './order-trail.service.ts';
import { presentDeletedEvent, presentManagedOrder, presentOrderEvent } from './orders.presenter.ts';
import { findOpenShiftId, type LineRow, type OrderWithLines } from './orders.queries.ts';

type Needs = { db: Database; clock: Clock; hooks: readonly OrdersHook[] };

/** What becomes of an order that is locked. */
type Outcome = {
  readonly change: OrderColumns;
  /** If they are others than before; they are stored already. */
  readonly lines?: LineRow[];
  readonly action: TrailAction;
  readonly reason?: string;
};
export type OrderChange = Outcome & { readonly before: LockedOrder };

/** What screens are told besides. */
type AlsoTold = {
  /** Visits that have changed themselves, with or without orders. */
  readonly visitIds?: readonly string[];
  /** A deleted order stays as it is: of one whose payments have changed, boards hear once more that it is gone. */
  readonly deleted?: readonly OrderWithLines[];
};

type ChangeOptions = {
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

const eventOf = (after: OrderWithLines): LiveEvent =>
  after.order.deletedAt ? presentDeletedEvent(after.order) : presentOrderEvent(after);

type Step = { readonly before: OrderWithLines; readonly after: OrderWithLines };

/** Whose money or table is another one than it was: a visit reads both of its orders. */
const visitsOf = ({ before: { order: was }, after: { order: is } }: Step): (string | null)[] =>
  was.paid === is.paid && was.tableNumber === is.tableNumber && was.visitId === is.visitId
    ? []
    : [was.visitId, is.visitId];

export type OrderChanges = ReturnType<typeof createOrderChanges>;

/** The one way by which stored orders change, but for the ring ladder, which climbs for all owners at once. */
export const createOrderChanges = ({ db, clock, hooks }: Needs) => {
  /**
   * The last of a transaction that has locked these orders of one shift: stores what becomes of them and the trail, lets other
   * features do what follows, and tells screens.
   */
  const store = async (
    tx: Transaction,
    scope: Changer,
    changes: readonly OrderChange[],
    { visitIds = [], deleted = [] }: AlsoTold = {},
  ): Promise<OrderWithLines[]> => {
    const changed = (await updateOrders(tx, changes)).map(
      ({ before, row, lines = before.lines, action, reason = '' }) => ({
        before,
        after: { order: row, lines },
        action,
        reason,
      }),
    );
    const ofOrders = [...changed.flatMap(visitsOf), ...deleted.map(({ order }) => order.visitId)];
    const visits = [...new Set([...ofOrders, ...visitIds])].filter((visitId) => visitId !== null);
    const events = [
      ...changed.map(({ after }) => eventOf(after)),
      ...deleted.map(({ order }) => presentDeletedEvent(order)),
      ...visits.map((visitId) => ({ kind: 'visit' as const, visitId })),
    ];
    const [first, ...others] = changed;
    if (first) {
      const now = clock.now();
      const { ownerId, actorId } = scope;
      await addToTrail(
        tx,
        changed.map(({ before, after, action, reason }) => ({
          ownerId,
          orderId: before.order.id,
          actorId,
          action,
          reason,
          ...trailOf(action, before, after),
          at: now,
        })),
      );
      events.push(...(await runHooks(hooks, (hook) => hook.changed(tx, scope, [first, ...others], now))));
    }
    await logEvents(tx, scope.ownerId, ...events);
    return changed.map(({ after }) => after);
  };

  return {
    store,

    /** Changes one order, in a transaction of its own. */
    change: (
      scope: Changer,
      orderId: string,
      decide: (tx: Transaction, before: LockedOrder, isShiftOpen: boolean) => Promise<Outcome | null>,
      { holdsShift = false, invalidatesTotals = false, addsBytes = 0 }: ChangeOptions = {},
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
        const outcome = await decide(tx, before, isShiftOpen);
        // Sent once more, as it is already: nothing is stored.
        if (!outcome) return presentManagedOrder(before);
        if (full) throw full;
        const [after = before] = await store(tx, scope, [{ before, ...outcome }]);
        return presentManagedOrder(after);
      }),
  };
};
