import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { showError, showSuccess } from '#web/ui/feedback/messages.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { OrderCapsForm } from './order-caps-form.tsx';
import { settingsTexts as t } from './restaurant-settings.texts.ts';
import { settingsQuery } from './settings-query.ts';

/** What happens to an order that arrives. Effective at once: there is nothing else to fill in. */
export const OrderingSettings = ({ ownerId }: { ownerId: string }) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(settingsQuery(ownerId));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (autoApprove: boolean) => call('PUT /restaurants/ordering', { body: { autoApprove } }),
    onSuccess: (restaurant) => {
      client.setQueryData(settingsQuery(ownerId).queryKey, restaurant);
      showSuccess(text(restaurant.autoApprove ? t.approvesNow : t.approvesNoMore));
    },
    onError: (failure) => showError(sentence(failure, t.saveFailed)),
    // Two presses in a row: the second is the one that counts.
    scope: { id: 'ordering' },
  });
  if (!data && error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data)
    return (
      <SkeletonRegion>
        <Skeleton className="h-28 rounded-card" />
      </SkeletonRegion>
    );
  return (
    <Card className="flex max-w-2xl flex-col gap-6">
      <Switch
        label={text(t.autoApprove)}
        hint={text(t.autoApproveHint)}
        checked={isPending ? variables : data.autoApprove}
        onCheckedChange={(checked) => mutate(checked)}
      />
      <OrderCapsForm key={`${data.maxPortions} ${data.maxOrderTotal}`} ownerId={ownerId} saved={data} />
    </Card>
  );
};
