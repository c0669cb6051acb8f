import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { sessionQuery } from '#web/lib/query/session-query.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { showError, showSuccess, takeBackError } from '#web/ui/feedback/messages.tsx';
import { accountPageTexts as t } from './account.texts.ts';

/** The address that is not the account's yet, and what can be done about it. */
export const PendingEmail = ({ email }: { email: string }) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wish: 'resend' | 'cancel') =>
      wish === 'resend' ? call('POST /users/me/email/resend') : call('DELETE /users/me/email/pending'),
    onSuccess: (saved, wish) => {
      takeBackError('pending-email');
      client.setQueryData(sessionQuery.queryKey, saved);
      showSuccess(wish === 'resend' ? text(t.emailLinkSent, { email }) : text(t.emailKept));
    },
    onError: (error) => {
      showError(sentence(error), 'pending-email');
      // It may have been confirmed or cancelled on another screen.
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
  const sendOnce = useSendOnce(mutate);
  return (
    <Alert
      tone="info"
      title={text(t.emailPending, { email })}
      className="mb-5"
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            loading={isPending && variables === 'resend'}
            onClick={() => sendOnce('resend')}
          >
            {text(t.emailSendAgain)}
          </Button>
          <Button
            variant="ghost"
            size="small"
            loading={isPending && variables === 'cancel'}
            onClick={() => sendOnce('cancel')}
          >
            {text(t.emailKeep)}
          </Button>
        </div>
      }
    >
      {text(t.emailPendingHint)}
    </Alert>
  );
};
