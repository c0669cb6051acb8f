import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { pausesQuery } from '#web/lib/query/evening-queries.ts';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { withPin } from '#web/lib/station/pin-asking.ts';
import { showError } from '#web/ui/feedback/messages.tsx';
import { pauseTexts as t } from './pause.texts.ts';

/** Ends a pause. One that is over already, by itself or by a colleague, is what was asked for. */
export const useResume = () => {
  const client = useQueryClient();
  const sentence = useErrorSentence();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => withPin(() => call('DELETE /pauses/:id', { params: { id } })),
    onSuccess: (others) => client.setQueryData(pausesQuery.queryKey, others),
    onError: (error) => {
      void client.invalidateQueries({ queryKey: pausesQuery.queryKey });
      if (!isApiError(error, 'not_found')) showError(sentence(error, t.resumeFailed), 'pause');
    },
  });
  return { resume: useSendOnce(mutate), isPending };
};
