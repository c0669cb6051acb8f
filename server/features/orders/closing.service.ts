import type { AllergyNote } from '#core/orders/lines/allergy-notes.ts';
import { type ClosingKind, closingSteps } from '#core/orders/order-closing.ts';
import { type OrderTimes, timesAfter } from '#core/orders/order-times.ts';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';
import { Refusal } from '#core/refusal.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { requireAccess } from '#server/access/session-gate.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { PaymentsService } from '#server/features/payments/payments.service.ts';
import type { OrderJobsService } from '#server/features/printing/jobs/order-jobs.service.ts';
import type { StockService } from '#server/features/stock/stock.service.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { lockOrdersOfOpenShift } from './closing.queries.ts';
import { toPlacedLine, unconfirmedNotes } from './order-lines.mapper.ts';
import { addToTrail } from './order-trail.queries.ts';
import { trailOf } from './order-trail.service.ts';
import { presentManagedOrder, presentOrderEvent } from './orders.presenter.ts';
import { type LockedOrder, type OrderWithLines, updateOrder } from './orders.queries.ts';

type Needs = {
  db: Database;
  clock: Clock;
  stock: StockService;
  orderJobs: OrderJobsService;
  payments: PaymentsService;
};
type Closing = {
  ids: readonly string[];
  kind: ClosingKind;
  reason: string;
  allergySeen?: boolean | undefined;
  paymentKind?: PaymentKind | undefined;
};

/** Of the orders that it would approve on their way. */
const notesToRead = (locked: readonly LockedOrder[], { kind, reason }: Closing): AllergyNote[] =>
  locked.flatMap(({ order, lines }) =>
    closingSteps(order, kind, reason).some(({ move }) => move === 'approve') ? unconfirmedNotes(lines) : [],
  );

export type ClosingService = ReturnType<typeof createClosingService>;

/** Closes what is left at the end of a shift: all of it or nothing. */
export const createClosingService = ({ db, clock, stock, orderJobs, payments }: Needs) => {
  /** Null when it is done already, by whomever. */
  const closeOne = async (
    tx: Transaction,
    scope: OwnerScope,
    before: LockedOrder,
    { kind, reason, paymentKind }: Closing,
  ): Promise<OrderWithLines | null> => {
    const { order, lines } = before;
    const steps = closingSteps(order, kind, reason);
    const last = steps.at(-1);
    if (!last) return null;
    if (last.isGrave) requireAccess(scope, 'right:orderChanges+password');
    const now = clock.now();
    const times = steps.reduce<OrderTimes>((known, { next }) => timesAfter(known, next, now), order);
    const { approvedAt, promisedAt, readyAt } = times;
    // What still waits owes only now that it is approved on the way.
    if (last.next.isPaid && !order.isPaid)
      await payments.takeByMove(tx, scope, { ...order, status: 'inProcess' }, paymentKind);
    const after = await updateOrder(tx, order.id, {
      ...last.next,
      approvedAt,
      promisedAt,
      readyAt,
      rejectionReason: last.next.rejected ? reason : '',
      cancelled: last.move === 'cancel',
    });
    const closed = { order: after, lines };
    await addToTrail(tx, {
      ownerId: scope.ownerId,
      orderId: order.id,
      actorId: scope.actorId,
      action: last.move,
      reason,
      ...trailOf(presentManagedOrder(before), presentManagedOrder(closed)),
      at: now,
    });
    return closed;
  };

  return {
    /** Repeating it changes nothing: what is done stays as it is. */
    close: (scope: OwnerScope, closing: Closing): Promise<void> =>
      db.transaction(async (tx) => {
        const ids = [...new Set(closing.ids)];
        const locked = await lockOrdersOfOpenShift(tx, scope, ids);
        if (locked.length < ids.length) throw new Refusal('not_found');
        const notes = closing.allergySeen ? [] : notesToRead(locked, closing);
        if (notes.length > 0) throw new Refusal<'closeOrders'>('allergy_unconfirmed', { notes });
        const changed: { before: LockedOrder; after: OrderWithLines }[] = [];
        for (const before of locked) {
          const after = await closeOne(tx, scope, before, closing);
          if (after) changed.push({ before, after });
        }
        const closed = changed.map(({ after }) => after);
        // In one go, as locks have an order; and before the events, whose counter others hold last.
        const released = closed.filter(({ order }) => order.rejected).flatMap(({ lines }) => lines);
        const lines = released.map(toPlacedLine);
        const seen = await stock.follow(tx, scope, { lines, happens: true }, { lines, happens: false });
        const shiftId = closed[0]?.order.shiftId;
        const printed = shiftId === undefined ? [] : await orderJobs.followAll(tx, scope, shiftId, changed);
        await logEvents(
          tx,
          scope.ownerId,
          ...closed.map(presentOrderEvent),
          ...(seen ? [seen] : []),
          ...printed,
        );
      }),
  };
};
