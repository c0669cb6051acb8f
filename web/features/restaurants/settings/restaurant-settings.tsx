import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { SettingsForm } from './settings-form.tsx';
import { settingsQuery } from './settings-query.ts';

export const RestaurantSettings = ({ ownerId }: { ownerId: string }) => {
  const { data, error, refetch } = useQuery(settingsQuery(ownerId));
  if (data) return <SettingsForm ownerId={ownerId} saved={data} />;
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  return (
    <SkeletonRegion className="flex max-w-2xl flex-col gap-5">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-32" />
    </SkeletonRegion>
  );
};
