import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { isUneven, openOf, statementOf } from '#core/orders/statement.ts';
import type { Payment } from '#core/payments/payment-shape.ts';
import { Refusal } from '#core/refusal.ts';
import { toShekels } from '#core/values/money.ts';
import type { Visit } from '#core/visits/visit-shape.ts';
import type { OwnId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { presentManagedOrder } from '#server/features/orders/orders.presenter.ts';
import {
  assertTrailLimit,
  type LockedOrder,
  type OrdersTogether,
} from '#server/features/orders/together/orders-together.service.ts';
import type { PaymentsService } from '#server/features/payments/payments.service.ts';
import { runHooks } from '#server/hooks/run-hooks.ts';
import type { ShiftHook } from '#server/hooks/shift-hook.ts';
import type { VisitHook } from '#server/hooks/visit-hook.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { presentVisit, statementOfVisit } from './visits.presenter.ts';
import {
  closeVisitsOf,
  findOpenVisitAt,
  findVisit,
  findVisitOfShift,
  insertVisit,
  listLooseOrderIds,
  listVisitsOfOpenShift,
  listVisitsOfShift,
  lockShiftAgainstOrders,
  readTableCount,
  replaceVisit,
  updateVisit,
} from './visits.queries.ts';

type Needs = {
  db: Database;
  clock: Clock;
  ordersTogether: OrdersTogether;
  payments: PaymentsService;
  hooks: readonly VisitHook[];
};
type VisitWithAll = { visit: Visit; orders: ManagedOrder[]; payments: Payment[] };

/** A visit that is empty says nothing, unless something paid at it goes back. */
const isShown = ({ orderIds, toGiveBack }: Visit): boolean => orderIds.length > 0 || toGiveBack > 0;

/** Nobody sits at its tables any more when a shift ends. */
export const visitsShiftHook: ShiftHook = {
  locks: 'visits',
  ends: async (tx, scope, shiftId, now) => {
    const closed = await closeVisitsOf(tx, shiftId, { closedAt: now, closedBy: scope.actorId });
    return closed.map(({ id }) => ({ kind: 'visit', visitId: id }));
  },
};

export type VisitsService = ReturnType<typeof createVisitsService>;

/** The tables of a shift, and who sits where. */
export const createVisitsService = ({ db, clock, ordersTogether, payments, hooks }: Needs) => {
  const get = async (scope: OwnerScope, visitId: string): Promise<VisitWithAll> => {
    const found = await findVisit(db, scope, visitId);
    // A station reads only what is in the open shift.
    if (!found || (scope.station && !found.isShiftOpen)) throw new Refusal('not_found');
    const orders = await ordersTogether.listOfVisit(db, scope, visitId);
    return {
      visit: presentVisit(found),
      orders: orders.map(presentManagedOrder),
      payments: await payments.listOfOrders(
        scope,
        found.orders.map(({ id }) => id),
      ),
    };
  };

  const requireTable = async (tx: Transaction, scope: OwnerScope, table: number | null): Promise<void> => {
    const tables = await readTableCount(tx, scope);
    if (table !== null && table > tables) throw new Refusal('invalid_table', { tables });
  };

  /** The visit that is open at a table, or a new one. */
  const openAt = async (
    tx: Transaction,
    scope: OwnerScope,
    shiftId: OwnId<'shift'>,
    tableNumber: number,
  ): Promise<string> => {
    const open = await findOpenVisitAt(tx, shiftId, tableNumber);
    return open?.id ?? (await insertVisit(tx, scope, { shiftId, tableNumber, openedAt: clock.now() }));
  };

  /** The visit that an order leaves, if it was the last one there. */
  const closeIfLast = async (
    tx: Transaction,
    scope: OwnerScope,
    shiftId: OwnId<'shift'>,
    { order }: LockedOrder,
  ): Promise<void> => {
    const { visitId } = order;
    const visit = visitId === null ? null : await findVisitOfShift(tx, shiftId, visitId);
    if (!visit || visit.closedAt) return;
    const own = await ordersTogether.listOfVisit(tx, scope, visit.id);
    if (own.some((other) => other.order.id !== order.id)) return;
    await updateVisit(tx, visit.id, { closedAt: clock.now(), closedBy: scope.actorId });
  };

  /** Why an order that could not be locked was not. */
  const whyNotLocked = async (tx: Transaction, scope: OwnerScope, orderId: string): Promise<Refusal> => {
    const [stored] = await ordersTogether.list(tx, scope, [orderId]);
    const isHidden = !stored || stored.order.deletedAt !== null || scope.station !== null;
    return isHidden ? new Refusal('not_found') : new Refusal('shift_ended');
  };

  const lockOne = async (tx: Transaction, scope: OwnerScope, orderId: string): Promise<LockedOrder> => {
    const [locked] = await ordersTogether.lock(tx, scope, [orderId]);
    if (!locked) throw await whyNotLocked(tx, scope, orderId);
    return locked;
  };

  return {
    get,

    list: async (scope: OwnerScope): Promise<Visit[]> =>
      (await listVisitsOfOpenShift(db, scope)).map(presentVisit).filter(isShown),

    listOfShift: async (scope: OwnerScope, shiftId: string): Promise<Visit[]> =>
      (await listVisitsOfShift(db, scope, shiftId)).map(presentVisit),

    /** What is not even yet in the open shift: owed, or to be given back. */
    listUneven: async (
      scope: OwnerScope,
      shiftId: OwnId<'shift'>,
    ): Promise<{ visits: Visit[]; orders: ManagedOrder[] }> => {
      const visits = await listVisitsOfOpenShift(db, scope);
      const loose = await ordersTogether.list(db, scope, await listLooseOrderIds(db, shiftId));
      return {
        visits: visits.filter((visit) => isUneven(statementOfVisit(visit))).map(presentVisit),
        orders: loose.filter(({ order }) => isUneven(statementOf(order))).map(presentManagedOrder),
      };
    },

    move: async (scope: OwnerScope, visitId: string, tableNumber: number): Promise<VisitWithAll> => {
      const movedTo = await db.transaction(async (tx) => {
        const shift = await lockShiftAgainstOrders(tx, scope);
        const visit = shift && (await findVisitOfShift(tx, shift.id, visitId));
        if (!visit) throw new Refusal('not_found');
        if (visit.tableNumber === tableNumber) return visit.id;
        await requireTable(tx, scope, tableNumber);
        // Its guests have left: nobody is there to be moved.
        if (visit.closedAt) throw new Refusal<'moveVisit'>('changed_meanwhile');
        const joined = await findOpenVisitAt(tx, shift.id, tableNumber);
        const stays = joined ?? visit;
        const own = await ordersTogether.listOfVisit(tx, scope, visit.id);
        const locked = await ordersTogether.lock(
          tx,
          scope,
          own.map(({ order }) => order.id),
        );
        locked.forEach(assertTrailLimit);
        if (!joined) await updateVisit(tx, visit.id, { tableNumber });
        if (joined) {
          await replaceVisit(tx, visit.id, joined.id);
          if (visit.openedAt < joined.openedAt)
            await updateVisit(tx, joined.id, { openedAt: visit.openedAt });
        }
        const change = { tableNumber, visitId: stays.id };
        const moved = locked.map((before) => ({ before, change, action: 'table' as const }));
        await ordersTogether.store(tx, scope, moved, { visitIds: [visit.id, stays.id] });
        return stays.id;
      });
      return get(scope, movedTo);
    },

    moveOrder: (
      scope: OwnerScope,
      orderId: string,
      tableNumber: number | null,
      revision: number | undefined,
    ): Promise<ManagedOrder> =>
      db.transaction(async (tx) => {
        const shift = await lockShiftAgainstOrders(tx, scope);
        const before = await lockOne(tx, scope, orderId);
        const { order } = before;
        if (!shift || order.tableNumber === tableNumber) return presentManagedOrder(before);
        const current = { order: presentManagedOrder(before) };
        if (revision !== undefined && (await ordersTogether.wasChangedSince(tx, before, revision)))
          throw new Refusal<'moveOrderToTable'>('changed_meanwhile', current);
        await requireTable(tx, scope, tableNumber);
        assertTrailLimit(before);
        const visitId = tableNumber === null ? null : await openAt(tx, scope, shift.id, tableNumber);
        const change = { tableNumber, visitId };
        await closeIfLast(tx, scope, shift.id, before);
        const moved = { before, change, action: 'table' as const };
        const [after = before] = await ordersTogether.store(tx, scope, [moved]);
        return presentManagedOrder(after);
      }),

    close: (scope: OwnerScope, visitId: string, unpaid: boolean): Promise<Visit> =>
      db.transaction(async (tx) => {
        const shift = await lockShiftAgainstOrders(tx, scope);
        const own = shift && (await findVisitOfShift(tx, shift.id, visitId));
        if (!shift || !own) throw new Refusal('not_found');
        const before = await findVisit(tx, scope, visitId);
        if (!before) throw new Error('a visit that was locked is gone');
        if (before.visit.closedAt) return presentVisit(before);
        const owed = openOf(statementOfVisit(before));
        if (owed > 0 && !unpaid) throw new Refusal('visit_owes', { owed: toShekels(owed) });
        const closedAt = clock.now();
        const table = { shiftId: shift.id, tableNumber: own.tableNumber };
        const events = await runHooks(hooks, (hook) => hook.closes(tx, table, closedAt));
        await updateVisit(tx, own.id, { closedAt, closedBy: scope.actorId });
        await logEvents(tx, scope.ownerId, ...events, { kind: 'visit', visitId });
        const closed = await findVisit(tx, scope, visitId);
        if (!closed) throw new Error('a visit that was closed is gone');
        return presentVisit(closed);
      }),
  };
};
