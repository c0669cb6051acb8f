import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ReceiptText } from 'lucide-react';
import { shiftsTexts as t } from '#core/i18n/texts/dashboard.texts.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { Shift } from '#core/shifts/shifts.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FlipIcon } from '#web/ui/flip-icon.tsx';
import { Price } from '#web/ui/price.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { Time } from '#web/ui/time.tsx';

type ShiftOrdersProps = { ownerId: string; shift: Shift; onBack: () => void };

const grid = 'grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3';

export const ShiftOrders = ({ ownerId, shift, onBack }: ShiftOrdersProps) => {
  const text = useText();
  const { data: orders, error } = useQuery({
    queryKey: ['shift-orders', shift._id],
    queryFn: ({ signal }) =>
      call('GET /services/:serviceId/:ownerId/orders', { params: { serviceId: shift._id, ownerId }, signal }),
  });
  return (
    <section className="flex flex-col gap-5">
      <div>
        <Button
          variant="ghost"
          className="-ms-4"
          icon={<FlipIcon icon={ArrowLeft} className="size-5" />}
          onClick={onBack}
        >
          {text(t.back)}
        </Button>
        <h2 className="mt-2 font-semibold text-xl">
          {text(t.ordersTitle)} · <Time value={shift.startTime} style="date" />
        </h2>
      </div>
      {error && <Alert>{text(t.ordersFailed)}</Alert>}
      {!orders && !error && (
        <SkeletonRegion className={grid}>
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </SkeletonRegion>
      )}
      {orders?.length === 0 && <EmptyState icon={<ReceiptText />} title={text(t.noOrders)} />}
      {orders && (
        <ul className={grid}>
          {orders.map((order) => (
            <li key={order._id}>
              <PastOrder order={order} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const PastOrder = ({ order }: { order: ManagedOrder }) => {
  const text = useText();
  return (
    <Card>
      <header className="mb-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold">{text(t.order, { number: order.displayOrderNumber })}</h3>
          <p className="break-words text-ink-2">
            <bdi>{order.customerName}</bdi>
          </p>
        </div>
        {order.rejected ? (
          <Badge tone="bad" icon>
            {text(t.rejected)}
          </Badge>
        ) : (
          <Time value={order.createdAt} className="text-ink-2" />
        )}
      </header>
      <ul className="flex flex-col gap-1.5 border-line border-t pt-3">
        {order.dishes.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a past order never move, and two may be identical
          <li key={position} className="flex gap-2">
            <bdi dir="ltr" className="shrink-0 font-medium tabular-nums">
              {line.quantity}×
            </bdi>
            <span className="min-w-0 break-words">
              <bdi>{line.dishId.name || text(t.unknownDish)}</bdi>
              {line.size && (
                <span className="text-ink-2">
                  {' · '}
                  <bdi>{line.size.name}</bdi>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex justify-between border-line border-t pt-3 font-semibold">
        {text(t.total)}
        <Price shekels={order.totalPrice} />
      </p>
    </Card>
  );
};
