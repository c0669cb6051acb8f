import { RotateCw } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { staffTexts as t } from './staff.texts.ts';

type ListStateProps = { isLoading: boolean; error: unknown; onRetry: () => void };

/** In place of a list that is not there yet, or did not come. */
export const ListState = ({ isLoading, error, onRetry }: ListStateProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  if (isLoading)
    return (
      <SkeletonRegion>
        <Skeleton className="h-14 rounded-card" />
      </SkeletonRegion>
    );
  if (!error) return null;
  return (
    <Alert
      action={
        <Button
          variant="secondary"
          size="small"
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          onClick={onRetry}
        >
          {text(t.tryAgain)}
        </Button>
      }
    >
      {sentence(error, t.loadFailed)}
    </Alert>
  );
};
