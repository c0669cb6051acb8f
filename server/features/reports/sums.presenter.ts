import { localDay } from '#core/hours/local-day.ts';
import type { SummedOrder, SummedShift } from '#core/reports/sum-shift.ts';
import type { OrderToSum, ShiftToSum } from './sums.queries.ts';

export const toSummedShift = ({ startedAt, endedAt, timeZone }: ShiftToSum): SummedShift => ({
  day: localDay(timeZone, startedAt),
  timeZone,
  endedAt,
});

const refusedOf = ({ order, refusal }: OrderToSum): SummedOrder['refused'] => {
  const by = refusal?.by ?? null;
  if (order.deletedAt)
    return { kind: 'deleted', reason: refusal?.reason ?? '', by, at: refusal?.at ?? order.deletedAt };
  if (!order.rejected) return null;
  const kind = order.cancelled ? 'cancelled' : 'rejected';
  return { kind, reason: order.rejectionReason, by, at: refusal?.at ?? order.createdAt };
};

export const toSummedOrder = (stored: OrderToSum): SummedOrder => {
  const { number, source, total, isPaid, tableNumber, createdAt, approvedAt, readyAt } = stored.order;
  return {
    number,
    source,
    total,
    isPaid,
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
