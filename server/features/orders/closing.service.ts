import type { AllergyNote } from '#core/orders/lines/allergy-notes.ts';
import { type ClosingKind, closingSteps } from '#core/orders/order-closing.ts';
import { type OrderTimes, timesAfter } from '#core/orders/order-times.ts';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';
import { Refusal } from '#core/refusal.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { requireAccess } from '#server/access/session-gate.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { PaymentsService } from '#server/features/payments/payments.service.ts';
import type { Clock } from '#server/system/clock.ts';
import { type LockedOrder, lockOrdersOfOpenShift } from './order-change.queries.ts';
import type { OrderChange, OrderChanges } from './order-change.service.ts';
import { unconfirmedNotes } from './order-lines.mapper.ts';

type Needs = { db: Database; clock: Clock; orderChanges: OrderChanges; payments: PaymentsService };
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
export const createClosingService = ({ db, clock, orderChanges, payments }: Needs) => {
  /** Null when it is done already, by whomever. */
  const closeOne = async (
    tx: Transaction,
    scope: OwnerScope,
    before: LockedOrder,
    { kind, reason, paymentKind }: Closing,
  ): Promise<OrderChange | null> => {
    const { order } = before;
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
    const change = {
      ...last.next,
      approvedAt,
      promisedAt,
      readyAt,
      rejectionReason: last.next.rejected ? reason : '',
      cancelled: last.move === 'cancel',
    };
    return { before, change, action: last.move, reason };
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
        const changes: OrderChange[] = [];
        for (const before of locked) {
          const change = await closeOne(tx, scope, before, closing);
          if (change) changes.push(change);
        }
        await orderChanges.store(tx, scope, changes);
      }),
  };
};
