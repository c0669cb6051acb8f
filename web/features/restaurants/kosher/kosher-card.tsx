import { useQuery } from '@tanstack/react-query';
import { kosherQuery } from '#web/lib/query/kosher-query.ts';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';

const waiting = (
  <SkeletonRegion className="max-w-2xl">
    <Skeleton className="h-40 rounded-card" />
  </SkeletonRegion>
);
const KosherForm = lazyPart(async () => (await import('./kosher-form.tsx')).KosherForm, waiting);

export const KosherCard = () => {
  const { data, error, refetch } = useQuery(kosherQuery);
  if (data) return <KosherForm saved={data} />;
  return error ? <LoadFailed error={error} onRetry={refetch} /> : waiting;
};
