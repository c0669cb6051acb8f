import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { isApiError } from '#web/lib/api/api-error.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { shiftQuery } from '#web/lib/query/shifts-query.ts';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import type { TrailOf } from './past-order.tsx';
import { ShiftOrders } from './shift-orders.tsx';
import { shiftsTexts as t } from './shifts.texts.ts';

type DisplayedShiftProps = { ownerId: string; shiftId: string; listAddress: string; trailOf: TrailOf };

/** The shift of an address, however old it is. */
export const DisplayedShift = ({ ownerId, shiftId, listAddress, trailOf }: DisplayedShiftProps) => {
  const text = useText();
  const { data: shift, error, refetch } = useQuery(shiftQuery(shiftId));
  if (shift)
    return <ShiftOrders ownerId={ownerId} shift={shift} trailOf={trailOf} listAddress={listAddress} />;
  if (isApiError(error, 'not_found') || isApiError(error, 'invalid_input'))
    return (
      <EmptyState
        icon={<SearchX />}
        title={text(t.missing)}
        action={
          <ButtonLink to={listAddress} variant="secondary">
            {text(t.back)}
          </ButtonLink>
        }
      />
    );
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  return (
    <SkeletonRegion className="flex flex-col gap-3">
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </SkeletonRegion>
  );
};
