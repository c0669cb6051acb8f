import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { timesAfter } from '#core/orders/order-times.ts';
import { settled } from '#core/orders/settled.ts';
import { addStatements, statementOf } from '#core/orders/statement.ts';
import { distribute } from '#core/payments/distribute.ts';
import type { Payment, PaymentBody } from '#core/payments/payment-shape.ts';
import { Refusal } from '#core/refusal.ts';
import { agorot, toAgorot, toShekels } from '#core/values/money.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { violates } from '#server/db/constraint.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { presentManagedOrder } from '#server/features/orders/orders.presenter.ts';
import {
  assertTrailLimit,
  type LockedOrder,
  type OrderChange,
  type OrdersTogether,
} from '#server/features/orders/together/orders-together.service.ts';
import type { PaymentsService } from '#server/features/payments/payments.service.ts';
import type { Clock } from '#server/system/clock.ts';

type Needs = { db: Database; clock: Clock; ordersTogether: OrdersTogether; payments: PaymentsService };
type PaidOrders = { payment: Payment; orders: ManagedOrder[] };

/** Of a shift that is over; a station does not learn that it was there. */
const outOfReach = ({ station }: OwnerScope): Refusal =>
  station ? new Refusal('not_found') : new Refusal('shift_ended');

export type TakingService = ReturnType<typeof createTakingService>;

/** Takes payments for orders, and voids them. */
export const createTakingService = ({ db, clock, ordersTogether, payments }: Needs) => {
  /** With its orders as they are now, without the deleted ones. */
  const present = async (
    tx: Database | Transaction,
    scope: OwnerScope,
    paymentId: string,
  ): Promise<PaidOrders> => {
    const payment = await payments.get(tx, scope, paymentId);
    const orders = await ordersTogether.list(
      tx,
      scope,
      payment.parts.map(({ orderId }) => orderId),
    );
    const present = orders.filter(({ order }) => order.deletedAt === null);
    return { payment, orders: present.map(presentManagedOrder) };
  };

  /** Sent before; a station hears nothing of what was taken in a closed shift. */
  const findKnown = async (reader: Database | Transaction, scope: OwnerScope, clientToken: string) => {
    const known = await payments.find(reader, scope, { clientToken });
    if (known && scope.station && known.shiftId !== (await ordersTogether.findOpenShiftId(reader, scope)))
      throw outOfReach(scope);
    return known;
  };

  /** A deleted order owes nothing and stands in nobody's way; one that is not the owner's, or of another shift, does. */
  const requirePayable = async (
    tx: Transaction,
    scope: OwnerScope,
    ids: readonly string[],
    locked: readonly LockedOrder[],
  ): Promise<void> => {
    const isLocked = new Set<string>(locked.map(({ order }) => order.id));
    const missing = [...new Set(ids)].filter((id) => !isLocked.has(id));
    const others = await ordersTogether.list(tx, scope, missing);
    if (others.length < missing.length) throw new Refusal('not_found');
    const shiftId = await ordersTogether.findOpenShiftId(tx, scope);
    if (others.some(({ order }) => order.shiftId !== shiftId)) throw outOfReach(scope);
  };

  /** What its payments make of an order. */
  const settle = (before: LockedOrder, paid: number, reason?: string): OrderChange => {
    const next = settled({ ...before.order, paid: agorot(paid) });
    const change = { ...next, ...timesAfter(before.order, next, clock.now()) };
    return { before, change, ...(reason === undefined ? { action: 'pay' } : { action: 'unpay', reason }) };
  };

  const takeIn = async (tx: Transaction, scope: OwnerScope, body: PaymentBody): Promise<string> => {
    const { clientToken, kind, payerName } = body;
    const locked = await ordersTogether.lock(tx, scope, body.orderIds);
    // After the lock: of two that were sent at once, the second waits there for the first.
    const known = await findKnown(tx, scope, clientToken);
    if (known) return known.id;
    await requirePayable(tx, scope, body.orderIds, locked);
    const byNumber = locked.toSorted((a, b) => a.order.number - b.order.number);
    const statements = byNumber.map(({ order }) => statementOf(order));
    const { owed } = addStatements(statements);
    const amount = body.amount ?? owed;
    if (amount > owed || amount === 0) throw new Refusal('more_than_owed', { owed: toShekels(owed) });
    const shares = distribute(
      amount,
      statements.map((statement) => statement.owed),
    );
    const paying = byNumber.flatMap((before, index) => {
      const share = shares[index] ?? agorot(0);
      return share > 0 ? [{ before, share }] : [];
    });
    for (const { before } of paying) assertTrailLimit(before);
    const [visitId = null, ...otherVisits] = new Set(paying.map(({ before }) => before.order.visitId));
    const paymentId = await payments.store(tx, scope, {
      clientToken,
      kind,
      payerName,
      shiftId: paying[0]?.before.order.shiftId ?? '',
      visitId: otherVisits.length > 0 ? null : visitId,
      parts: paying.map(({ before, share }) => ({ orderId: before.order.id, amount: share })),
    });
    const changes = paying.map(({ before, share }) => settle(before, before.order.paid + share));
    await ordersTogether.store(tx, scope, changes);
    return paymentId;
  };

  return {
    take: async (scope: OwnerScope, body: PaymentBody): Promise<PaidOrders> => {
      const { clientToken } = body;
      const known = await findKnown(db, scope, clientToken);
      if (known) return present(db, scope, known.id);
      try {
        return await db.transaction(async (tx) => present(tx, scope, await takeIn(tx, scope, body)));
      } catch (error) {
        // Sent twice at once for other orders: the first is the payment.
        const other = violates(error, 'payments_one_token_per_owner')
          ? await findKnown(db, scope, clientToken)
          : null;
        if (!other) throw error;
        return present(db, scope, other.id);
      }
    },

    void: (scope: OwnerScope, paymentId: string, reason: string): Promise<PaidOrders> =>
      db.transaction(async (tx) => {
        const found = await payments.find(tx, scope, { id: paymentId });
        if (!found) throw new Refusal('not_found');
        const payment = await payments.get(tx, scope, paymentId);
        const orderIds = payment.parts.map(({ orderId }) => orderId);
        const locked = await ordersTogether.lock(tx, scope, orderIds);
        if (found.shiftId !== (await ordersTogether.findOpenShiftId(tx, scope))) throw outOfReach(scope);
        if (!(await payments.void(tx, scope, paymentId, reason))) return present(tx, scope, paymentId);
        const partOf = new Map(payment.parts.map(({ orderId, amount }) => [orderId, toAgorot(amount)]));
        const changes = locked.map((before) =>
          settle(before, before.order.paid - (partOf.get(before.order.id) ?? 0), reason),
        );
        const paidFor = await ordersTogether.list(tx, scope, orderIds);
        const deleted = paidFor.filter(({ order }) => order.deletedAt !== null);
        await ordersTogether.store(tx, scope, changes, { deleted });
        return present(tx, scope, paymentId);
      }),

    list: async (scope: OwnerScope, orderId: string): Promise<Payment[]> => {
      const [stored] = await ordersTogether.list(db, scope, [orderId]);
      const isHidden =
        scope.station !== null && stored?.order.shiftId !== (await ordersTogether.findOpenShiftId(db, scope));
      if (!stored || isHidden) throw new Refusal('not_found');
      return payments.listOfOrders(scope, [orderId]);
    },
  };
};
