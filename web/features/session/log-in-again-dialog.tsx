import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { sessionTexts as t } from '#core/i18n/texts/session.texts.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { setSessionLoss } from '#web/lib/query/session-lost.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { showSuccess } from '#web/ui/messages.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

type LogInAgainDialogProps = { open: boolean; email: string };

/** The same person goes on where they were: the page below keeps everything that was typed. */
export const LogInAgainDialog = ({ open, email }: LogInAgainDialogProps) => {
  const text = useText();
  const formId = useId();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /users/login', { body: { email, password } }),
    onSuccess: () => {
      setPassword('');
      setSessionLoss('none');
      showSuccess(text(t.backAgain));
      // What failed to load meanwhile is asked for again.
      void client.invalidateQueries();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Portals pass React events up to the form that the dialog may stand in.
    event.stopPropagation();
    if (password && !isPending) mutate();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => setSessionLoss(isOpen ? 'asking' : 'put-aside')}
      title={text(t.lostTitle)}
      description={text(t.logInAgainHint)}
      closesOnOutsideClick={false}
      footer={
        <Button type="submit" form={formId} loading={isPending}>
          {text(t.logIn)}
        </Button>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {error && <Alert>{sentence(error)}</Alert>}
        <p className="text-ink-2">
          <bdi dir="ltr">{email}</bdi>
        </p>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field label={text(t.password)} required>
          <PasswordInput
            purpose="current"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
};
