import { priceEdit } from '#core/orders/order-edit.ts';
import { canEdit, type OrderPatch, transition } from '#core/orders/order-lifecycle.ts';
import type { EditedLineIn, GuestOrder, ManagedOrder } from '#core/orders/order-shape.ts';
import { timesAfter } from '#core/orders/order-times.ts';
import type { DishChoices } from '#core/orders/order-trail.ts';
import { judgeUndo, stateBefore } from '#core/orders/order-undo.ts';
import { settled } from '#core/orders/settled.ts';
import { beforeReady } from '#core/orders/ticks.ts';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';
import { isSameReadyTime, promisedTime } from '#core/ready-time/promised-minutes.ts';
import { Refusal } from '#core/refusal.ts';
import { takeStock } from '#core/stock/stock-needs.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { requireAccess } from '#server/access/session-gate.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { PaymentsService } from '#server/features/payments/payments.service.ts';
import type { ReadyTimeService } from '#server/features/ready-time/ready-time.service.ts';
import { toPlacedLine } from '#server/features/stock/held-stock.mapper.ts';
import type { Clock } from '#server/system/clock.ts';
import { replaceLines } from './order-change.queries.ts';
import type { OrderChanges } from './order-change.service.ts';
import {
  dishIdsOf,
  isDishGone,
  limitsByDish,
  toLineRows,
  toStoredLine,
  toWanted,
  unconfirmedNotes,
  withContents,
  withStockSwitch,
} from './order-lines.mapper.ts';
import { presentLastEntry } from './order-trail.presenter.ts';
import { findLastEntry, paymentActions, wasChangedSince } from './order-trail.queries.ts';
import { assertEditLimit, assertTrailLimit, createTrailReader } from './order-trail.service.ts';
import { listOrderableDishes } from './orderable-dishes.queries.ts';
import { presentDishChoices, presentGuestOrder, presentManagedOrder } from './orders.presenter.ts';
import {
  findIsKosher,
  findOpenShiftId,
  findOrderOfOwner,
  findRestaurantOfOrder,
  findTrackedOrder,
  isPractised,
  listOrdersBetween,
  listOrdersOfOpenShift,
  listOrdersOfShift,
  listUnfinishedOrders,
} from './orders.queries.ts';
import { createTicks, saveTicks } from './ticks.service.ts';

export { withLines } from './orders.queries.ts';

type Needs = {
  db: Database;
  clock: Clock;
  readyTime: ReadyTimeService;
  orderChanges: OrderChanges;
  payments: PaymentsService;
};
/** What accompanies a move besides the new state. */
type WithMove = {
  rejectionReason?: string;
  promisedMinutes?: number;
  allergySeen?: boolean | undefined;
  paymentKind?: PaymentKind | undefined;
  revision?: number;
};
export type OrdersService = ReturnType<typeof createOrdersService>;

export const createOrdersService = ({ db, clock, readyTime, orderChanges, payments }: Needs) => {
  const { change } = orderChanges;

  return {
    ...createTrailReader({ db }),
    ...createTicks({ clock, change }),

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
      { rejectionReason = '', promisedMinutes, allergySeen = false, paymentKind, revision }: WithMove = {},
    ): Promise<ManagedOrder> =>
      change(
        scope,
        orderId,
        async (tx, { order, lines }) => {
          const current = { order: presentManagedOrder({ order, lines }) };
          const step = transition(order, patch, rejectionReason);
          if (step.kind === 'illegal') throw new Refusal('illegal_move', current);
          if (step.kind === 'unchanged') return null;
          const pays = step.next.isPaid && !order.isPaid;
          // Who takes money has seen how much is left; any other move is the same with or without a payment.
          const asides = pays ? [] : paymentActions;
          if (revision !== undefined && (await wasChangedSince(tx, order, revision, asides)))
            throw new Refusal<'moveOrder'>('changed_meanwhile', current);
          const notes = step.move === 'approve' && !allergySeen ? unconfirmedNotes(lines) : [];
          if (notes.length > 0) throw new Refusal<'moveOrder'>('allergy_unconfirmed', { ...current, notes });
          if (step.isGrave) requireAccess(scope, 'right:orderChanges+password', current);
          const reason = step.next.rejected ? rejectionReason : '';
          const now = clock.now();
          const promised =
            step.move === 'approve' &&
            (promisedMinutes
              ? promisedTime(promisedMinutes, now)
              : await readyTime.propose(tx, { ...order, lines }));
          const times = timesAfter(order, step.next, now);
          if (pays) await payments.takeByMove(tx, scope, order, paymentKind);
          const moved = {
            ...step.next,
            ...times,
            promisedAt: promised || times.promisedAt,
            rejectionReason: reason,
            cancelled: step.move === 'cancel',
          };
          return { change: moved, action: step.move, reason };
        },
        // A payment names its shift: what ends a practice holds that before its orders.
        { holdsShift: patch.isPaid === true },
      ),

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
          await payments.undoMove(tx, scope, order.id, order.revision);
          const was = stateBefore({ ...order, ...last.before });
          const undone = { ...was, ...timesAfter(order, was, clock.now()) };
          if (was.status !== 'inProcess') return { change: undone, action: 'undo' };
          const { dishes, readyAt } = current.order;
          const ticked = await saveTicks(tx, locked, beforeReady(dishes, readyAt));
          return { change: undone, lines: ticked, action: 'undo' };
        },
        { holdsShift: true },
      ),

    /** A new ready time for an order in preparation. */
    moveReadyTime: (scope: OwnerScope, orderId: string, minutes: number): Promise<ManagedOrder> =>
      change(scope, orderId, async (_tx, locked) => {
        const { order, lines } = locked;
        if (order.status !== 'inProcess') {
          throw new Refusal('illegal_move', { order: presentManagedOrder({ order, lines }) });
        }
        const promisedAt = promisedTime(minutes, clock.now());
        if (order.promisedAt && isSameReadyTime(order.promisedAt, promisedAt)) return null;
        assertTrailLimit(locked);
        return { change: { promisedAt }, action: 'promise' };
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
          if (revision >= 0 && (await wasChangedSince(tx, order, revision, paymentActions)))
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
          const { total } = priced;
          // What cost something and has no payment was paid in an older version, or not at all: it stays so.
          const isKnown = order.paid > 0 || order.total === 0;
          const state = isKnown ? settled({ ...order, total }) : {};
          // Whoever edits it has seen what its guest changed.
          return { change: { total, ...state, guestChange: null }, lines: newLines, action: 'edit' };
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
        async () => ({ change: { deletedAt: clock.now() }, action: 'delete', reason }),
        { invalidatesTotals: true },
      );
    },
  };
};
