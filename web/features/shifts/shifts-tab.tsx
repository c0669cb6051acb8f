import { useQuery } from '@tanstack/react-query';
import { CalendarClock, ChevronRight, SearchX } from 'lucide-react';
import { shiftStatus } from '#core/shifts/shift-status.ts';
import type { Shift } from '#core/shifts/shifts.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { shiftsQuery } from '#web/lib/query/shifts-query.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { sessionTexts } from '#web/lib/texts/session.texts.ts';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { AppLink } from '#web/ui/action/link.tsx';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { RetryAlert } from '#web/ui/feedback/retry-alert.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import type { TrailOf } from './past-order.tsx';
import { ShiftHours } from './shift-hours.tsx';
import { ShiftMenu } from './shift-menu.tsx';
import { ShiftOrders } from './shift-orders.tsx';
import { shiftsTexts as t } from './shifts.texts.ts';

type ShiftsTabProps = {
  ownerId: string;
  /** Where the list is; each shift has an address below it. */
  address: string;
  /** The shift whose address this is. */
  shownId: string | null;
  /** Shows what happened to an order. */
  trailOf: TrailOf;
};

export const ShiftsTab = ({ ownerId, address, shownId, trailOf }: ShiftsTabProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const { data: shifts, error, refetch } = useQuery(shiftsQuery(ownerId));
  if (!shifts) {
    if (error)
      return (
        <RetryAlert title={text(sessionTexts.loadFailed)} onRetry={() => void refetch()}>
          {sentence(error)}
        </RetryAlert>
      );
    return (
      <SkeletonRegion className="flex flex-col gap-3">
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-20 rounded-card" />
      </SkeletonRegion>
    );
  }
  if (shownId !== null) {
    const shown = shifts.find(({ _id }) => _id === shownId);
    if (shown) return <ShiftOrders ownerId={ownerId} shift={shown} trailOf={trailOf} listAddress={address} />;
    return (
      <EmptyState
        icon={<SearchX />}
        title={text(t.missing)}
        action={
          <ButtonLink to={address} variant="secondary">
            {text(t.back)}
          </ButtonLink>
        }
      />
    );
  }
  if (shifts.length === 0) {
    return (
      <EmptyState icon={<CalendarClock />} title={text(t.none)}>
        {text(t.noneHint)}
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-3">
      {shifts.map((shift) => (
        <li key={shift._id}>
          <ShiftRow shift={shift} address={`${address}/${shift._id}`} />
        </li>
      ))}
    </ul>
  );
};

const ShiftRow = ({ shift, address }: { shift: Shift; address: string }) => {
  const text = useText();
  return (
    <article className="relative flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-line bg-card p-4 shadow-card transition-colors hover:border-line-strong sm:p-5">
      <div className="min-w-44 flex-1">
        <h2>
          <AppLink
            to={address}
            className="rounded-lg text-start font-semibold text-lg after:absolute after:inset-0 after:rounded-card"
          >
            <Time value={shift.startTime} style="date" />
            <span className="sr-only">{text(t.show)}</span>
          </AppLink>
        </h2>
        <ShiftHours shift={shift} />
      </div>
      <p className="min-w-32 flex-1 break-words text-ink-2">
        <ShiftMenu menu={shift.activeMenu} />
      </p>
      <p className="text-ink-2">
        {text(t.orderCount, { count: shift.orderCount })} · <Price shekels={shift.totalPrice} />
      </p>
      <StatusBadge shift={shift} />
      <FlipIcon icon={ChevronRight} className="size-5 text-ink-2 max-sm:hidden" />
    </article>
  );
};

const StatusBadge = ({ shift }: { shift: Shift }) => {
  const text = useText();
  const status = shiftStatus(shift, new Date());
  return (
    <Badge tone={status === 'active' ? 'ok' : 'info'} icon>
      {text(t[status])}
    </Badge>
  );
};
