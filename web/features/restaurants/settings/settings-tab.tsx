import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { SettingsForm } from './settings-form.tsx';

const settingsQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['settings', ownerId],
    queryFn: ({ signal }) => call('GET /restaurants/settings', { query: { ownerId }, signal }),
  });

type SettingsTabProps = { ownerId: string; takesOrders: boolean };

export const SettingsTab = ({ ownerId, takesOrders }: SettingsTabProps) => {
  const { data, error, refetch } = useQuery(settingsQuery(ownerId));
  if (data) return <SettingsForm ownerId={ownerId} takesOrders={takesOrders} saved={data} />;
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  return (
    <SkeletonRegion className="flex max-w-2xl flex-col gap-5">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-32" />
    </SkeletonRegion>
  );
};
