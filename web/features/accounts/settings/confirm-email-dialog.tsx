import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { sessionQuery } from '#web/lib/query/session-query.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { accountPageTexts as t } from './account.texts.ts';

type ConfirmEmailDialogProps = { open: boolean; token: string; account: Account; onClose: () => void };

/** By a press, not by opening the page: mail scanners open links too. */
export const ConfirmEmailDialog = ({ open, token, account, onClose }: ConfirmEmailDialogProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  // As it was when the dialog opened: the answer changes the account while the dialog is closing.
  const [{ email, pendingEmail }] = useState(account);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /users/me/email/confirm', { body: { token } }),
    onSuccess: (saved) => {
      client.setQueryData(sessionQuery.queryKey, saved);
      showSuccess(text(t.emailSaved));
      onClose();
    },
  });
  const sendOnce = useSendOnce(mutate);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={text(t.confirmTitle)}
      description={
        pendingEmail ? text(t.confirmText, { email: pendingEmail }) : text(t.confirmDead, { email })
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            {text(t.close)}
          </Button>
          {pendingEmail && (
            <Button loading={isPending} onClick={() => sendOnce()}>
              {text(t.confirmEmail)}
            </Button>
          )}
        </>
      }
    >
      {error && <Alert>{sentence(error)}</Alert>}
    </Dialog>
  );
};
