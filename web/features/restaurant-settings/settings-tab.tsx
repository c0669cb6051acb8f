import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { sessionTexts } from '#web/lib/texts/session.texts.ts';
import { RetryAlert } from '#web/ui/feedback/retry-alert.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { SettingsForm } from './settings-form.tsx';

const settingsQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['settings', ownerId],
    queryFn: ({ signal }) => call('GET /restaurants/settings', { query: { ownerId }, signal }),
  });

type SettingsTabProps = { ownerId: string; takesOrders: boolean };

export const SettingsTab = ({ ownerId, takesOrders }: SettingsTabProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const { data, error, refetch } = useQuery(settingsQuery(ownerId));
  if (data) return <SettingsForm ownerId={ownerId} takesOrders={takesOrders} saved={data} />;
  if (error)
    return (
      <RetryAlert title={text(sessionTexts.loadFailed)} onRetry={() => void refetch()}>
        {sentence(error)}
      </RetryAlert>
    );
  return (
    <SkeletonRegion className="flex max-w-2xl flex-col gap-5">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-32" />
    </SkeletonRegion>
  );
};
