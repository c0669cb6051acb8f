import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { openingHoursQuery } from '../opening-hours-query.ts';
import { OpeningForm } from './opening-form.tsx';

/** The page of the settings with the restaurant's hours. */
export const OpeningSettings = ({ takesOrders }: { takesOrders: boolean }) => {
  const { data, error, refetch } = useQuery(openingHoursQuery);
  if (data) return <OpeningForm saved={data} takesOrders={takesOrders} />;
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  return (
    <SkeletonRegion className="flex max-w-2xl flex-col gap-5">
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </SkeletonRegion>
  );
};
