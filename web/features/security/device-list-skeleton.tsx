import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';

export const DeviceListSkeleton = () => (
  <SkeletonRegion className="flex flex-col gap-3">
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
  </SkeletonRegion>
);
