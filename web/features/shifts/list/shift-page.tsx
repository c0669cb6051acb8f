import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { shiftsPerPage } from '#core/shifts/shift-page.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { shiftsQuery } from '#web/lib/query/shifts-query.ts';
import { Button } from '#web/ui/action/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { ShiftRow } from './shift-row.tsx';
import { shiftsTexts as t } from './shifts.texts.ts';

type ShiftPageProps = {
  ownerId: string;
  address: string;
  /** The shift that this page follows; the newest are on the first page, which follows none. */
  before?: string;
  /** Somebody pressed for it, on a button that is gone now: they go on from its first shift. */
  takesFocus?: boolean;
};

/** A page of shifts and, on demand, the page that follows its last one, wherever that has moved to. */
export const ShiftPage = ({ ownerId, address, before, takesFocus = false }: ShiftPageProps) => {
  const text = useText();
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const { data: shifts, error, refetch } = useQuery(shiftsQuery(ownerId, before));
  const [isOlderRequested, setOlderRequested] = useState(false);
  const hasCome = shifts !== undefined;
  useEffect(() => {
    const isElsewhere = document.activeElement !== document.body;
    if (takesFocus && hasCome && !isElsewhere) list.current?.querySelector('a')?.focus();
  }, [takesFocus, hasCome]);
  if (!shifts) {
    if (error) return <LoadFailed error={error} onRetry={refetch} />;
    return (
      <SkeletonRegion className="flex flex-col gap-3">
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-20 rounded-card" />
      </SkeletonRegion>
    );
  }
  if (shifts.length === 0 && before === undefined) {
    return (
      <EmptyState icon={<CalendarClock />} title={text(t.none)}>
        {text(t.noneHint)}
      </EmptyState>
    );
  }
  const oldest = shifts.at(-1);
  const mayBeMore = oldest !== undefined && shifts.length === shiftsPerPage;
  // Who comes back from a shift finds the pages that were read, and with them the place they left.
  const isOlderRead = client.getQueryData(shiftsQuery(ownerId, oldest?._id).queryKey) !== undefined;
  const isOlderVisible = isOlderRequested || isOlderRead;
  return (
    <div className="flex flex-col gap-3">
      <ul ref={list} className="flex flex-col gap-3">
        {shifts.map((shift) => (
          <li key={shift._id}>
            <ShiftRow shift={shift} address={`${address}/${shift._id}`} />
          </li>
        ))}
      </ul>
      {mayBeMore && !isOlderVisible && (
        <p className="text-center">
          <Button variant="secondary" onClick={() => setOlderRequested(true)}>
            {text(t.older)}
          </Button>
        </p>
      )}
      {mayBeMore && isOlderVisible && (
        <ShiftPage ownerId={ownerId} address={address} before={oldest._id} takesFocus={isOlderRequested} />
      )}
    </div>
  );
};
