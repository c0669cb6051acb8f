import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ReceiptText } from 'lucide-react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { formatPrice } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { statementOfOrder, statementOfVisit } from '#web/lib/money/statements.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { visitsQuery } from '../visit-queries.ts';
import { orderBillTexts } from './order-bill.texts.ts';

type OrderBillProps = { order: ManagedOrder; onOpen: () => void };

/** In an order's dialog: leads to the bill of its table, or to its own. */
export const OrderBill = ({ order, onOpen }: OrderBillProps) => {
  const text = useText();
  const { data } = useQuery({ ...visitsQuery, enabled: order.visit !== undefined });
  const visit = data?.visits.find(({ _id }) => _id === order.visit);
  const { paid, owed } = visit ? statementOfVisit(visit) : statementOfOrder(order);
  const sums = [
    paid > 0 && text(orderManagerTexts.paidPart, { amount: formatPrice(paid) }),
    owed > 0 && text(orderBillTexts.toPay, { amount: formatPrice(owed) }),
  ].filter(Boolean);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="mt-5 flex min-h-14 w-full items-center gap-3 rounded-card border border-line bg-card px-4 py-2.5 text-start transition-colors hover:border-line-strong"
    >
      <ReceiptText aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          {visit ? text(orderBillTexts.ofTable, { number: visit.tableNumber }) : text(orderBillTexts.ofOrder)}
        </span>
        <span className="block text-ink-2 text-sm empty:hidden">{sums.join(' · ')}</span>
      </span>
      <FlipIcon icon={ChevronRight} className="size-5 shrink-0 text-ink-2" />
    </button>
  );
};
