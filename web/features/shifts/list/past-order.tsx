import type { ReactNode } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { DeletedOrder } from '#core/orders/order-trail.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { rejectedText, stageTexts } from '#web/lib/texts/order-manager.texts.ts';
import { trailTexts } from '#web/lib/texts/order-trail.texts.ts';
import { reasonOrNone } from '#web/lib/texts/reason-or-none.ts';
import { GuestAvoids } from '#web/ui/content/avoided-notes.tsx';
import { OrderedDish } from '#web/ui/content/ordered-dish.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { VisuallyHidden } from '#web/ui/content/visually-hidden.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { OrderWord } from '../../../ui/content/order-word.tsx';
import { shiftsTexts as t } from './shifts.texts.ts';

export type TrailOf = (order: ManagedOrder) => ReactNode;
type PastOrderProps = { order: ManagedOrder; trailOf: TrailOf; deletion?: DeletedOrder };

/** An order of a shift with its lines and its total; a deleted or cancelled one says so, and why. */
export const PastOrder = ({ order, trailOf, deletion }: PastOrderProps) => {
  const text = useText();
  return (
    <Card>
      <header className="mb-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
            {text(t.order, { number: order.displayOrderNumber })}
            <OrderWord order={order} className="text-base" />
          </h3>
          <p className="break-words text-ink-2">
            <GuestName name={order.customerName} />
          </p>
        </div>
        <div className="flex flex-col items-end gap-1">
          <Time value={order.createdAt} className="text-ink-2" />
          <StateBadge order={order} isDeleted={Boolean(deletion)} />
        </div>
      </header>
      {order.avoids && (
        <div className="mb-3">
          <GuestAvoids avoids={order.avoids} />
        </div>
      )}
      <ul className="flex flex-col gap-1.5 border-line border-t pt-3">
        {order.dishes.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a past order never move, and two may be identical
          <li key={position} className="flex gap-2">
            <bdi dir="ltr" className="shrink-0 font-medium tabular-nums">
              {line.quantity}×
            </bdi>
            <span className="min-w-0 break-words">
              <OrderedDish line={line} unknownName={text(t.unknownDish)} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex justify-between border-line border-t pt-3 font-semibold">
        {text(t.total)}
        <Price shekels={order.totalPrice} />
      </p>
      {(deletion || order.cancelled) && (
        <p className="mt-3 break-words rounded-lg bg-bad-soft px-3 py-2 text-bad">
          {text(trailTexts.reason)}:{' '}
          <bdi>{reasonOrNone(text, (deletion ?? { reason: order.rejectionReason }).reason)}</bdi>
        </p>
      )}
      <div className="mt-2">{trailOf(order)}</div>
    </Card>
  );
};

/** An anonymised guest is a dash, with its meaning for screen readers. */
const GuestName = ({ name }: { name: string }) => {
  const text = useText();
  if (name) return <bdi>{name}</bdi>;
  return (
    <span title={text(t.guestForgotten)}>
      <span aria-hidden="true">{'—'}</span>
      <VisuallyHidden>{text(t.guestForgotten)}</VisuallyHidden>
    </span>
  );
};

const StateBadge = ({ order, isDeleted }: { order: ManagedOrder; isDeleted: boolean }) => {
  const text = useText();
  if (isDeleted || order.rejected) {
    const undone = rejectedText(order);
    return (
      <Badge tone="bad" icon>
        {text(isDeleted ? trailTexts.deletedBadge : undone)}
      </Badge>
    );
  }
  return order.status === 'done' ? null : <Badge tone="warn">{text(stageTexts[order.status])}</Badge>;
};
