import { localDay } from '#core/hours/local-day.ts';
import { rejectionKind } from '#core/reports/refusal-kinds.ts';
import type { CountedOrder, CountedPayment, CountedShift } from '#core/reports/shift-totals.ts';
import type { OrderToTotal, PaymentToTotal, ShiftToTotal } from './totals.queries.ts';

export const toCountedShift = ({
  startedAt,
  endedAt,
  timeZone,
  expectedCash: expected,
  countedCash: counted,
}: ShiftToTotal): CountedShift => ({
  day: localDay(timeZone, startedAt),
  timeZone,
  endedAt,
  cash: expected === null || counted === null ? null : { expected, counted },
});

export const toCountedPayment = ({ payment, voidedBy }: PaymentToTotal): CountedPayment => ({
  kind: payment.kind,
  amount: payment.amount,
  voided: payment.voidedAt && { reason: payment.voidReason, by: voidedBy, at: payment.voidedAt },
});

const refusedOf = ({ order, refusal }: OrderToTotal): CountedOrder['refused'] => {
  const by = refusal?.by ?? null;
  if (order.deletedAt)
    return { kind: 'deleted', reason: refusal?.reason ?? '', by, at: refusal?.at ?? order.deletedAt };
  if (!order.rejected) return null;
  const kind = rejectionKind(order);
  return { kind, reason: order.rejectionReason, by, at: refusal?.at ?? order.createdAt };
};

export const toCountedOrder = (stored: OrderToTotal): CountedOrder => {
  const { number, source, total, isPaid, paid, tableNumber, createdAt, approvedAt, readyAt } = stored.order;
  return {
    number,
    source,
    total,
    isPaid,
    paid,
    tableNumber,
    createdAt,
    approvedAt,
    readyAt,
    refused: refusedOf(stored),
    lines: stored.lines.map(({ line, sectionNow }) => ({
      dishId: line.dishId,
      name: line.dishName,
      section: line.sectionName ?? sectionNow ?? '',
      price: line.dishPrice,
      quantity: line.quantity,
      size: line.sizeName === null ? null : { name: line.sizeName, price: line.sizePrice },
      customizations: line.customizations,
    })),
  };
};
