import { useQuery } from '@tanstack/react-query';
import { dueOf, toGiveBackOf } from '#core/orders/order-money.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { Payment } from '#core/payments/payment-shape.ts';
import { type Agorot, agorot, toAgorot } from '#core/values/money.ts';
import type { Visit } from '#core/visits/visit-shape.ts';
import { owedOf, payable } from '#web/lib/money/order-owes.ts';
import { orderPaymentsQuery, visitQuery } from '../visit-queries.ts';

/** What a bill is of: a visit, or an order that has no table. */
export type BillSubject = { visitId: string } | { order: ManagedOrder };

export type Bill = {
  key: string;
  visit: Visit | null;
  /** By number. */
  orders: readonly ManagedOrder[];
  payments: readonly Payment[];
  total: Agorot;
  /** Of the total, what nobody has approved yet. */
  waiting: Agorot;
  paid: Agorot;
  owed: Agorot;
  toGiveBack: Agorot;
};

type VisitAnswer = { visit: Visit; orders: readonly ManagedOrder[]; payments: readonly Payment[] };

const billOfVisit = ({ visit, orders, payments }: VisitAnswer): Bill => ({
  key: visit._id,
  visit,
  orders,
  payments,
  total: toAgorot(visit.total),
  waiting: toAgorot(visit.waiting),
  paid: toAgorot(visit.paid),
  owed: toAgorot(visit.owed),
  toGiveBack: toAgorot(visit.toGiveBack),
});

const billOfOrder = (order: ManagedOrder, payments: readonly Payment[]): Bill => {
  const money = payable(order);
  const total = dueOf(money);
  return {
    key: order._id,
    visit: null,
    orders: [order],
    payments,
    total,
    waiting: agorot(order.status === 'waitingApproval' ? total : 0),
    paid: money.paid,
    owed: owedOf(order),
    toGiveBack: toGiveBackOf(money),
  };
};

/** Both queries are declared; only the one that the subject needs is asked. */
export const useBill = (subject: BillSubject) => {
  const visitId = 'visitId' in subject ? subject.visitId : '';
  const order = 'order' in subject ? subject.order : null;
  const ofVisit = useQuery({ ...visitQuery(visitId), enabled: order === null });
  const ofOrder = useQuery({ ...orderPaymentsQuery(order?._id ?? ''), enabled: order !== null });
  const { error, refetch } = order ? ofOrder : ofVisit;
  const bill = order
    ? ofOrder.data && billOfOrder(order, ofOrder.data.payments)
    : ofVisit.data && billOfVisit(ofVisit.data);
  return { bill, error, refetch };
};
