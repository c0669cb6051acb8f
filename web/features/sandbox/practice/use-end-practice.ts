import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { practiceQuery } from '#web/lib/query/evening-queries.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { showError, showSuccess, takeBackError } from '#web/ui/feedback/messages.tsx';
import { practiceTexts as t } from './practice.texts.ts';

const message = 'end-practice';

/** Its orders leave the board with the event that the server sends; without a line they leave it here. */
export const useEndPractice = (ownerId: string, onEnded: () => void) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => withPin(() => call('DELETE /practice')),
    onError: (error) => showError(sentence(error), message),
    onSuccess: () => {
      takeBackError(message);
      showSuccess(text(t.ended));
      client.setQueryData(practiceQuery(ownerId).queryKey, null);
      onEnded();
    },
  });
};
