import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';

export const StoryWaiting = () => (
  <SkeletonRegion className="mt-2 flex flex-col gap-2">
    <Skeleton className="h-6" />
    <Skeleton className="h-6" />
  </SkeletonRegion>
);
