import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { RetryAlert } from '#web/ui/feedback/retry-alert.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { staffTexts as t } from './staff.texts.ts';

type ListStateProps = { isLoading: boolean; error: unknown; onRetry: () => void };

/** In place of a list that is not there yet, or did not come. */
export const ListState = ({ isLoading, error, onRetry }: ListStateProps) => {
  const sentence = useErrorSentence();
  if (isLoading)
    return (
      <SkeletonRegion>
        <Skeleton className="h-14 rounded-card" />
      </SkeletonRegion>
    );
  if (!error) return null;
  return <RetryAlert onRetry={onRetry}>{sentence(error, t.loadFailed)}</RetryAlert>;
};
