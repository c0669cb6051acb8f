import { type PayableOrder, statementOf } from '#core/orders/statement.ts';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';
import type { Payment } from '#core/payments/payment-shape.ts';
import { addAgorot } from '#core/values/money.ts';
import type { OwnId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { Clock } from '#server/system/clock.ts';
import { newId } from '#server/system/ids.ts';
import { presentPayment } from './payments.presenter.ts';
import {
  findPayment,
  findPaymentForChange,
  getPayment,
  insertPayment,
  listPaymentsOfOrders,
  listPaymentsOfShift,
  type PaymentPart,
  sumCash,
  voidPayment,
  voidPaymentOfMove,
} from './payments.queries.ts';

/** An order that is locked. */
type MovedOrder = PayableOrder & {
  readonly id: OwnId<'order'>;
  readonly shiftId: string;
  readonly visitId: string | null;
  readonly revision: number;
};

type NewPayment = {
  clientToken: string;
  kind: PaymentKind;
  payerName: string;
  shiftId: string;
  visitId: string | null;
  parts: readonly PaymentPart[];
};

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** Money that came in: what is stored of it. Whoever stores it has locked the orders, and changes them. */
export const createPaymentsService = ({ db, clock }: { db: Database; clock: Clock }) => {
  const store = async (
    tx: Transaction,
    scope: OwnerScope,
    { parts, ...payment }: NewPayment,
    moveRevision: number | null = null,
  ): Promise<string> => {
    const id = newId();
    const amount = addAgorot(...parts.map((part) => part.amount));
    const { ownerId, actorId: takenBy } = scope;
    const row = { ...payment, id, ownerId, takenBy, takenAt: clock.now(), amount, moveRevision };
    await insertPayment(tx, row, parts);
    return id;
  };

  const voidingBy = (scope: OwnerScope, voidReason: string) => ({
    voidedAt: clock.now(),
    voidedBy: scope.actorId,
    voidReason,
  });

  return {
    store,

    /** A move that pays is a payment of all that is left. No screen can make its token, which has a colon. */
    takeByMove: async (
      tx: Transaction,
      scope: OwnerScope,
      order: MovedOrder,
      kind: PaymentKind = 'other',
    ): Promise<void> => {
      const amount = statementOf(order).owed;
      if (amount === 0) return;
      const { id: orderId, shiftId, visitId } = order;
      const revision = order.revision + 1;
      const clientToken = `${orderId}:${revision}`;
      const payment = { clientToken, kind, payerName: '', shiftId, visitId, parts: [{ orderId, amount }] };
      await store(tx, scope, payment, revision);
    },

    /** For undoing the move that led to this revision, whether it paid or not. */
    undoMove: async (
      tx: Transaction,
      scope: OwnerScope,
      orderId: OwnId<'order'>,
      revision: number,
    ): Promise<void> => {
      await voidPaymentOfMove(tx, orderId, revision, voidingBy(scope, ''));
    },

    /** Returns whether it was not voided before. */
    void: async (tx: Transaction, scope: OwnerScope, paymentId: string, reason: string): Promise<boolean> => {
      const payment = await findPaymentForChange(tx, scope, paymentId);
      if (!payment || payment.voidedAt) return false;
      await voidPayment(tx, payment.id, voidingBy(scope, reason));
      return true;
    },

    find: findPayment,

    get: async (tx: Database | Transaction, scope: OwnerScope, paymentId: string): Promise<Payment> =>
      presentPayment(await getPayment(tx, scope, paymentId)),

    listOfOrders: async (scope: OwnerScope, orderIds: readonly string[]): Promise<Payment[]> =>
      (await listPaymentsOfOrders(db, scope, orderIds)).map(presentPayment),

    listOfShift: async (scope: OwnerScope, shiftId: string): Promise<Payment[]> =>
      (await listPaymentsOfShift(db, scope, shiftId)).map(presentPayment),

    sumCash,
  };
};
