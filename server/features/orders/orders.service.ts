import type { LiveEvent } from '#core/live/live-events.ts';
import { priceEdit } from '#core/orders/order-edit.ts';
import { canEdit, type OrderPatch, transition } from '#core/orders/order-lifecycle.ts';
import type { EditedLineIn, GuestOrder, ManagedOrder } from '#core/orders/order-shape.ts';
import { timesAfter } from '#core/orders/order-times.ts';
import type { DishChoices, TrailAction } from '#core/orders/order-trail.ts';
import { judgeUndo, stateBefore } from '#core/orders/order-undo.ts';
import { beforeReady, type Tickable, tickLines } from '#core/orders/ticks.ts';
import { isSameReadyTime, promisedTime } from '#core/ready-time/promised-minutes.ts';
import { Refusal } from '#core/refusal.ts';
import { takeStock } from '#core/stock/stock-needs.ts';
import { quotaLimit } from '#core/values/quotas.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { requireAccess } from '#server/access/session-gate.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { OrderJobsService } from '#server/features/printing/jobs/order-jobs.service.ts';
import type { ReadyTimeService } from '#server/features/ready-time/ready-time.service.ts';
import type { StockService } from '#server/features/stock/stock.service.ts';
import { logEvents } from '#server/live/event-log.ts';
import { readQuotas } from '#server/quotas/quotas.queries.ts';
import type { Clock } from '#server/system/clock.ts';
import {
  dishIdsOf,
  isDishGone,
  limitsByDish,
  toLineRows,
  toPlacedLine,
  toStockOrder,
  toStoredLine,
  toWanted,
  withContents,
  withStockSwitch,
} from './order-lines.mapper.ts';
import { presentLastEntry } from './order-trail.presenter.ts';
import { addToTrail, findLastEntry, wasChangedSince, wasEditedSince } from './order-trail.queries.ts';
import { assertEditLimit, assertTrailLimit, createTrailReader, trailOf } from './order-trail.service.ts';
import {
  presentDishChoices,
  presentGuestOrder,
  presentManagedOrder,
  presentOrderEvent,
} from './orders.presenter.ts';
import {
  findIsKosher,
  findOpenShiftId,
  findOrderForChange,
  findOrderOfOwner,
  findRestaurantOfOrder,
  findTrackedOrder,
  holdShiftOpen,
  invalidateTotals,
  isPractised,
  type LineRow,
  type LockedOrder,
  listOrderableDishes,
  listOrdersBetween,
  listOrdersOfOpenShift,
  listOrdersOfShift,
  listUnfinishedOrders,
  type OrderWithLines,
  replaceLines,
  reserveOrderBytes,
  setLineDone,
  updateOrder,
} from './orders.queries.ts';

export { withLines } from './orders.queries.ts';

type Needs = {
  db: Database;
  clock: Clock;
  readyTime: ReadyTimeService;
  stock: StockService;
  orderJobs: OrderJobsService;
};
/** What accompanies a move besides the new state. */
type WithMove = { rejectionReason?: string; promisedMinutes?: number; revision?: number };
type ChangeOptions = {
  eventFor?: (after: OrderWithLines) => LiveEvent;
  /** The change needs an open shift, which then cannot end meanwhile. */
  holdsShift?: boolean;
  /** The change may be a correction of a closed shift. */
  invalidatesTotals?: boolean;
  /** The bytes a change adds; what it removes is not subtracted. */
  addsBytes?: number;
};

export type OrdersService = ReturnType<typeof createOrdersService>;

const reserveBytesFor = async (
  tx: Transaction,
  scope: OwnerScope,
  orderId: string,
  bytes: number,
): Promise<Refusal | null> => {
  const limit = quotaLimit(await readQuotas(tx, scope), 'orderBytesPerShift');
  const isReserved = await reserveOrderBytes(tx, scope, orderId, bytes, limit);
  return isReserved ? null : new Refusal('quota_reached', { quota: 'orderBytesPerShift', limit });
};

/** Stores what was ticked and unticked. */
const saveTicks = async (
  tx: Transaction,
  { order, lines }: LockedOrder,
  dishes: readonly Tickable[],
): Promise<LineRow[]> => {
  const after = lines.map((line, index) => {
    const doneAt = dishes[index]?.doneAt;
    return { ...line, doneAt: doneAt ? new Date(doneAt) : null };
  });
  const changed = after.filter(({ doneAt }, index) => doneAt?.getTime() !== lines[index]?.doneAt?.getTime());
  for (const line of changed) await setLineDone(tx, order.id, line);
  return after;
};

export const createOrdersService = ({ db, clock, readyTime, stock, orderJobs }: Needs) => {
  const change = async (
    scope: OwnerScope,
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
      if (full) throw full;
      const changed = await apply(tx, before, isShiftOpen);
      if (!changed) return presentManagedOrder(before);
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

  return {
    ...createTrailReader({ db }),

    listMine: async (scope: OwnerScope, span: { from?: string; to?: string }): Promise<ManagedOrder[]> => {
      // A board displays the open shift; phone numbers of older ones are private.
      if (scope.station && (span.from || span.to)) throw new Refusal('station_not_allowed');
      const stored = span.from
        ? await listOrdersBetween(db, scope, new Date(span.from), span.to ? new Date(span.to) : clock.now())
        : await listOrdersOfOpenShift(db, scope);
      return stored.map(presentManagedOrder);
    },

    /** A station reads only orders of the open shift. */
    mayRead: async (
      scope: OwnerScope,
      orders: readonly Pick<ManagedOrder, 'service'>[],
    ): Promise<boolean> => {
      if (!scope.station || orders.length === 0) return true;
      const openShift = await findOpenShiftId(db, scope);
      return orders.every(({ service }) => service === openShift);
    },

    listOfShift: async (scope: OwnerScope, shiftId: string): Promise<ManagedOrder[]> =>
      (await listOrdersOfShift(db, scope, shiftId)).map(presentManagedOrder),

    listUnfinished: listUnfinishedOrders,

    track: async (trackingToken: string): Promise<GuestOrder> => {
      const stored = await findTrackedOrder(db, trackingToken);
      if (!stored) throw new Refusal('not_found');
      const restaurant = await findRestaurantOfOrder(db, stored.order.ownerId, stored.order.language);
      if (!restaurant) throw new Refusal('not_found');
      return presentGuestOrder(stored, restaurant, stored.order.shiftEndedAt !== null);
    },

    move: (
      scope: OwnerScope,
      orderId: string,
      patch: OrderPatch,
      { rejectionReason = '', promisedMinutes, revision }: WithMove = {},
    ): Promise<ManagedOrder> =>
      change(scope, orderId, async (tx, { order, lines }) => {
        const current = { order: presentManagedOrder({ order, lines }) };
        const step = transition(order, patch, rejectionReason);
        if (step.kind === 'illegal') throw new Refusal('illegal_move', current);
        if (step.kind === 'unchanged') return null;
        if (revision !== undefined && (await wasChangedSince(tx, order, revision)))
          throw new Refusal<'moveOrder'>('changed_meanwhile', current);
        if (step.isGrave) requireAccess(scope, 'right:orderChanges+password', current);
        const reason = step.next.rejected ? rejectionReason : '';
        const now = clock.now();
        const promised =
          step.move === 'approve' &&
          (promisedMinutes
            ? promisedTime(promisedMinutes, now)
            : await readyTime.propose(tx, { ...order, lines }));
        const times = timesAfter(order, step.next, now);
        const after = await updateOrder(tx, order.id, {
          ...step.next,
          ...times,
          promisedAt: promised || times.promisedAt,
          rejectionReason: reason,
          cancelled: step.move === 'cancel',
        });
        return { after: { order: after, lines }, action: step.move, reason };
      }),

    /** Ticks lines as done, or unticks them. The order is ready when none is left. */
    tick: (
      scope: OwnerScope,
      orderId: string,
      { lines: wanted, done, revision }: { lines: readonly number[]; done: boolean; revision: number },
    ): Promise<ManagedOrder> =>
      change(scope, orderId, async (tx, locked) => {
        const { order } = locked;
        const current = { order: presentManagedOrder(locked) };
        if (await wasEditedSince(tx, order, revision))
          throw new Refusal<'tickLines'>('changed_meanwhile', current);
        const now = clock.now();
        const outcome = tickLines(current.order, wanted, done ? now.toISOString() : null);
        if (outcome.kind === 'illegal') throw new Refusal('illegal_move', current);
        if (outcome.kind === 'unchanged') return null;
        assertTrailLimit(locked);
        const after = await saveTicks(tx, locked, outcome.dishes);
        const step = outcome.patch && transition(order, outcome.patch);
        if (step?.kind !== 'moved') {
          const action = done ? 'tick' : 'untick';
          return { after: { order: await updateOrder(tx, order.id, {}), lines: after }, action };
        }
        const ready = await updateOrder(tx, order.id, {
          ...step.next,
          ...timesAfter(order, step.next, now),
        });
        return { after: { order: ready, lines: after }, action: step.move };
      }),

    undo: (scope: OwnerScope, orderId: string, revision: number): Promise<ManagedOrder> =>
      change(
        scope,
        orderId,
        async (tx, locked, isShiftOpen) => {
          const { order, lines } = locked;
          const current = { order: presentManagedOrder({ order, lines }) };
          const last = presentLastEntry(await findLastEntry(tx, order.id));
          const verdict = judgeUndo(order, last, { revision, actorId: scope.actorId, now: clock.now() });
          if (verdict === 'unchanged') return null;
          if (verdict === 'changed_meanwhile') throw new Refusal<'undoMove'>('changed_meanwhile', current);
          if (verdict === 'illegal' || !last?.before) throw new Refusal('illegal_move', current);
          // A restored order is unfinished, and a closed shift holds no unfinished orders.
          if (verdict !== 'allowed' || !isShiftOpen) throw new Refusal('undo_too_late', current);
          assertTrailLimit(locked);
          const was = stateBefore({ ...order, ...last.before });
          const after = await updateOrder(tx, order.id, { ...was, ...timesAfter(order, was, clock.now()) });
          if (was.status !== 'inProcess') return { after: { order: after, lines }, action: 'undo' };
          const { dishes, readyAt } = current.order;
          return {
            after: { order: after, lines: await saveTicks(tx, locked, beforeReady(dishes, readyAt)) },
            action: 'undo',
          };
        },
        { holdsShift: true },
      ),

    /** A new ready time for an order in preparation. */
    moveReadyTime: (scope: OwnerScope, orderId: string, minutes: number): Promise<ManagedOrder> =>
      change(scope, orderId, async (tx, locked) => {
        const { order, lines } = locked;
        if (order.status !== 'inProcess') {
          throw new Refusal('illegal_move', { order: presentManagedOrder({ order, lines }) });
        }
        const promisedAt = promisedTime(minutes, clock.now());
        if (order.promisedAt && isSameReadyTime(order.promisedAt, promisedAt)) return null;
        assertTrailLimit(locked);
        const after = await updateOrder(tx, order.id, { promisedAt });
        return { after: { order: after, lines }, action: 'promise' };
      }),

    edit: (
      scope: OwnerScope,
      orderId: string,
      wanted: readonly EditedLineIn[],
      revision = -1,
    ): Promise<ManagedOrder> =>
      change(
        scope,
        orderId,
        async (tx, locked) => {
          const { order, lines } = locked;
          const current = { order: presentManagedOrder(locked) };
          if (!canEdit(order)) throw new Refusal('illegal_move', current);
          if (revision >= 0 && (await wasChangedSince(tx, order, revision)))
            throw new Refusal<'editOrder'>('changed_meanwhile', current);
          await assertEditLimit(tx, locked);
          const menu = await listOrderableDishes(tx, scope.ownerId, dishIdsOf(wanted), order.language);
          const limits = limitsByDish(menu);
          const now = clock.now();
          const dishes = new Map(menu.map((dish) => [dish.id, withStockSwitch(dish, now)]));
          const priced = priceEdit(lines.map(toStoredLine), wanted.map(toWanted), dishes);
          if (priced.kind === 'refused') {
            throw new Refusal('order_refused', { problems: [...priced.problems] });
          }
          const guarded = { avoids: order.avoids, isKosher: await findIsKosher(tx, scope) };
          const full = withContents(priced.lines, dishes, guarded);
          const { taken, shortages } = takeStock(full, limits, now, lines.map(toPlacedLine));
          if (shortages.length > 0) throw new Refusal('order_refused', { problems: shortages });
          const held = (await isPractised(tx, order)) ? [] : taken;
          const newLines = toLineRows(order.id, full, dishes, held);
          await replaceLines(tx, order.id, newLines);
          const after = await updateOrder(tx, order.id, { total: priced.total });
          return { after: { order: after, lines: newLines }, action: 'edit' };
        },
        { addsBytes: Buffer.byteLength(JSON.stringify(wanted)) },
      ).catch((error: unknown) => {
        throw isDishGone(error) ? new Refusal('order_refused', { problems: [] }) : error;
      }),

    listChoices: async (scope: OwnerScope, orderId: string): Promise<DishChoices[]> => {
      const stored = await findOrderOfOwner(db, scope, orderId);
      if (!stored) throw new Refusal('not_found');
      const dishes = await listOrderableDishes(db, scope.ownerId, dishIdsOf(stored.lines), null);
      return dishes.map(presentDishChoices);
    },

    delete: async (scope: OwnerScope, orderId: string, reason = ''): Promise<void> => {
      await change(
        scope,
        orderId,
        async (tx, { order, lines }) => {
          const after = await updateOrder(tx, order.id, { deletedAt: clock.now() });
          return { after: { order: after, lines }, action: 'delete', reason };
        },
        {
          invalidatesTotals: true,
          eventFor: ({ order }) => ({
            kind: 'order-deleted',
            orderId: order.id,
            revision: order.revision,
          }),
        },
      );
    },
  };
};
