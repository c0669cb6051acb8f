import { useQuery } from '@tanstack/react-query';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { kosherQuery } from '#web/lib/query/kosher-query.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { sessionTexts } from '#web/lib/texts/session.texts.ts';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { RetryAlert } from '#web/ui/feedback/retry-alert.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';

const waiting = (
  <SkeletonRegion className="mt-6 max-w-2xl">
    <Skeleton className="h-40 rounded-card" />
  </SkeletonRegion>
);
const KosherForm = lazyPart(async () => (await import('./kosher-form.tsx')).KosherForm, waiting);

export const KosherCard = () => {
  const text = useText();
  const sentence = useErrorSentence();
  const { data, error, refetch } = useQuery(kosherQuery);
  if (data) return <KosherForm saved={data} />;
  return error ? (
    <RetryAlert title={text(sessionTexts.loadFailed)} onRetry={() => void refetch()}>
      {sentence(error)}
    </RetryAlert>
  ) : (
    waiting
  );
};
