import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ReceiptText } from 'lucide-react';
import { shiftsTexts as t } from '#core/i18n/texts/dashboard.texts.ts';
import { trailTexts } from '#core/i18n/texts/order-edit.texts.ts';
import { addAgorot, toAgorot } from '#core/kit/money.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { Shift } from '#core/shifts/shifts.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FlipIcon } from '#web/ui/flip-icon.tsx';
import { Price } from '#web/ui/price.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { Time } from '#web/ui/time.tsx';
import { PastOrder, type TrailOf } from './past-order.tsx';
import { ShiftHours } from './shift-hours.tsx';

type ShiftOrdersProps = { ownerId: string; shift: Shift; trailOf: TrailOf; onBack: () => void };

const grid = 'grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3';

export const ShiftOrders = ({ ownerId, shift, trailOf, onBack }: ShiftOrdersProps) => {
  const text = useText();
  const { data: orders, error } = useQuery({
    queryKey: ['shift-orders', shift._id],
    queryFn: ({ signal }) =>
      call('GET /services/:serviceId/:ownerId/orders', { params: { serviceId: shift._id, ownerId }, signal }),
  });
  const { data: deleted } = useQuery({
    queryKey: ['deleted-orders', shift._id],
    queryFn: ({ signal }) =>
      call('GET /services/:serviceId/:ownerId/deleted-orders', {
        params: { serviceId: shift._id, ownerId },
        signal,
      }),
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
        <div className="mt-1 flex flex-wrap gap-x-4 text-ink-2">
          <ShiftHours shift={shift} />
          <p>
            <bdi>{shift.activeMenu.name || text(t.unknownMenu)}</bdi>
          </p>
          {orders && <Takings orders={orders} />}
        </div>
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
              <PastOrder order={order} trailOf={trailOf} />
            </li>
          ))}
        </ul>
      )}
      {deleted && deleted.length > 0 && (
        <>
          <h3 className="mt-2 font-semibold text-lg">{text(trailTexts.deletedTitle)}</h3>
          <ul className={grid}>
            {deleted.map((deletion) => (
              <li key={deletion.order._id}>
                <PastOrder order={deletion.order} trailOf={trailOf} deletion={deletion} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

/** Counted from what is shown: the list outside may be a minute older. */
const Takings = ({ orders }: { orders: readonly ManagedOrder[] }) => {
  const text = useText();
  const total = addAgorot(
    ...orders.filter((order) => !order.rejected).map((order) => toAgorot(order.totalPrice)),
  );
  return (
    <p>
      {text(t.orderCount, { count: orders.length })} ·{' '}
      <Price agorot={total} className="font-semibold text-ink" />
    </p>
  );
};
