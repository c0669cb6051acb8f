import { useQuery } from '@tanstack/react-query';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { Payment } from '#core/payments/payment-shape.ts';
import type { Visit } from '#core/visits/visit-shape.ts';
import { type ShownStatement, statementOfOrder, statementOfVisit } from '#web/lib/money/statements.ts';
import { orderPaymentsQuery, visitQuery } from '../visit-queries.ts';

/** What a bill is of: a visit, or an order that has no table. */
export type BillSubject = { visitId: string } | { order: ManagedOrder };

export type Bill = ShownStatement & {
  key: string;
  visit: Visit | null;
  /** By number. */
  orders: readonly ManagedOrder[];
  payments: readonly Payment[];
};

type VisitAnswer = { visit: Visit; orders: readonly ManagedOrder[]; payments: readonly Payment[] };

const billOfVisit = ({ visit, orders, payments }: VisitAnswer): Bill => ({
  key: visit._id,
  visit,
  orders,
  payments,
  ...statementOfVisit(visit),
});

const billOfOrder = (order: ManagedOrder, payments: readonly Payment[]): Bill => ({
  key: order._id,
  visit: null,
  orders: [order],
  payments,
  ...statementOfOrder(order),
});

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
