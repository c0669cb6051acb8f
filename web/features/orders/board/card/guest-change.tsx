import { PencilLine } from 'lucide-react';
import { type ChangedLine, changedOrderLines } from '#core/orders/changed-order-lines.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Name } from '#web/ui/content/name.tsx';
import { guestChangeTexts as t } from './guest-change.texts.ts';

const Change = ({ changed: { line, before, after, isOther } }: { changed: ChangedLine }) => {
  const text = useText();
  const isGone = after === 0;
  const kind = isGone ? t.removed : before === 0 ? t.added : isOther ? t.other : t.count;
  return (
    <li className="break-words">
      <span className="font-semibold">{text(kind)}</span>{' '}
      <span className={classes(isGone && 'line-through')}>
        <bdi dir="ltr" className="tabular-nums">
          {isGone ? before : after}×
        </bdi>{' '}
        <Name>{line.dishId.name || text(orderManagerTexts.unknownDish)}</Name>
        {line.size && (
          <>
            {', '}
            <Name>{line.size.name}</Name>
          </>
        )}
      </span>
      {!isGone && before > 0 && before !== after && ` (${text(t.instead, { count: before })})`}
    </li>
  );
};

type GuestChangeProps = { change: NonNullable<ManagedOrder['guestChange']>; className?: string };

/** What its guest changed since sending it: whoever looked at the card before would otherwise approve what they remember. */
export const GuestChange = ({ change, className }: GuestChangeProps) => {
  const text = useText();
  return (
    <div
      className={classes('rounded-lg border-2 border-warn bg-warn-soft px-2 py-1 leading-tight', className)}
    >
      <p className="font-bold text-warn">
        <PencilLine aria-hidden="true" className="me-1.5 inline size-4.5 align-text-bottom" />
        {text(t.title)}
      </p>
      <ul>
        {changedOrderLines(change).map((changed, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: read anew with every change, and two may be alike
          <Change key={place} changed={changed} />
        ))}
      </ul>
    </div>
  );
};
