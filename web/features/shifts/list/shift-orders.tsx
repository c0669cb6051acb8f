import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChartColumn, ReceiptText } from 'lucide-react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { addStatements } from '#core/orders/statement.ts';
import type { Shift } from '#core/shifts/shift-shape.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { statementOfOrder } from '#web/lib/money/statements.ts';
import { shiftReportAddress } from '#web/lib/site/report-addresses.ts';
import { trailTexts } from '#web/lib/texts/order-trail.texts.ts';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { ShiftCash } from '../closing/shift-cash.tsx';
import { PastOrder, type TrailOf } from './past-order.tsx';
import { ShiftHours } from './shift-hours.tsx';
import { ShiftMenu } from './shift-menu.tsx';
import { ShiftPreflight } from './shift-preflight.tsx';
import { shiftsTexts as t } from './shifts.texts.ts';

type ShiftOrdersProps = { ownerId: string; shift: Shift; trailOf: TrailOf; listAddress: string };

const grid = 'grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-3';

export const ShiftOrders = ({ ownerId, shift, trailOf, listAddress }: ShiftOrdersProps) => {
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
  const cancelled = orders?.filter((order) => order.cancelled) ?? [];
  return (
    <section className="flex flex-col gap-5">
      <div>
        <ButtonLink
          to={listAddress}
          variant="ghost"
          className="-ms-4"
          icon={<FlipIcon icon={ArrowLeft} className="size-5" />}
        >
          {text(t.back)}
        </ButtonLink>
        <h2 className="mt-2 font-semibold text-xl">
          {text(t.ordersTitle)} · <Time value={shift.startTime} style="date" />
        </h2>
        <div className="mt-1 flex flex-wrap gap-x-4 text-ink-2">
          <ShiftHours shift={shift} />
          <p>
            <ShiftMenu menu={shift.activeMenu} />
          </p>
          {orders && <Takings orders={orders} />}
          <ShiftPreflight shift={shift} />
          <ShiftCash shift={shift} />
        </div>
        <ButtonLink
          to={shiftReportAddress(shift._id)}
          variant="secondary"
          className="mt-4"
          icon={<ChartColumn aria-hidden="true" className="size-4.5" />}
        >
          {text(t.showReport)}
        </ButtonLink>
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
          {orders
            .filter((order) => !order.cancelled)
            .map((order) => (
              <li key={order._id}>
                <PastOrder order={order} trailOf={trailOf} />
              </li>
            ))}
        </ul>
      )}
      {cancelled.length > 0 && (
        <>
          <h3 className="mt-2 font-semibold text-lg">{text(t.cancelledTitle)}</h3>
          <ul className={grid}>
            {cancelled.map((order) => (
              <li key={order._id}>
                <PastOrder order={order} trailOf={trailOf} />
              </li>
            ))}
          </ul>
        </>
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

/** Counted from what is displayed: the list outside may be a minute older. */
const Takings = ({ orders }: { orders: readonly ManagedOrder[] }) => {
  const text = useText();
  const { total } = addStatements(orders.map(statementOfOrder));
  return (
    <p>
      {text(t.orderCount, { count: orders.length })} ·{' '}
      <Price agorot={total} className="font-semibold text-ink" />
    </p>
  );
};
