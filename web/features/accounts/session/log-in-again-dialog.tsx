import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { isThrowAwayEmail } from '#core/accounts/throw-away.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useOneAtATime } from '#web/lib/query/one-at-a-time.ts';
import { setSessionLoss } from '#web/lib/query/session-lost.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { useSite } from '#web/lib/site/site-info.tsx';
import { sessionTexts as t } from '#web/lib/texts/session.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { stationOverTexts as over } from './station-over.texts.ts';
import { triedEveningTexts as tried } from './tried-evening.texts.ts';

type LogInAgainDialogProps = { open: boolean; account: Account };

export const LogInAgainDialog = ({ open, account: { email, station } }: LogInAgainDialogProps) => {
  if (station) return <StationIsOver open={open} name={station.name} />;
  return isThrowAwayEmail(email) ? (
    <TriedEveningIsOver open={open} />
  ) : (
    <LogInAgain open={open} email={email} />
  );
};

/** Nobody on the floor knows the account's password: a station comes back with a code of the owner's. */
const StationIsOver = ({ open, name }: { open: boolean; name: string }) => {
  const text = useText();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => setSessionLoss(isOpen ? 'asking' : 'put-aside')}
      title={text(over.title)}
      description={text(over.hint, { name })}
      closesOnOutsideClick={false}
      footer={
        <ButtonLink to="/station" wholePage>
          {text(over.again)}
        </ButtonLink>
      }
    />
  );
};

/** Nobody can log in again to a restaurant that was only tried. */
const TriedEveningIsOver = ({ open }: { open: boolean }) => {
  const text = useText();
  const { offersTry } = useSite();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => setSessionLoss(isOpen ? 'asking' : 'put-aside')}
      title={text(tried.title)}
      description={text(tried.over)}
      closesOnOutsideClick={false}
      footer={
        <>
          {offersTry && (
            <ButtonLink to="/try" wholePage variant="secondary">
              {text(tried.another)}
            </ButtonLink>
          )}
          <ButtonLink to="/signup" wholePage>
            {text(tried.openAccount)}
          </ButtonLink>
        </>
      }
    />
  );
};

/** The same person goes on where they were: the page below keeps everything that was typed. */
const LogInAgain = ({ open, email }: { open: boolean; email: string }) => {
  const text = useText();
  const formId = useId();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: () => call('POST /users/login', { body: { email, password } }),
    onSuccess: () => {
      setPassword('');
      setSessionLoss('none');
      showSuccess(text(t.backAgain));
      // What failed to load meanwhile is refetched.
      void client.invalidateQueries();
    },
  });
  // A failure is shown from the mutation's own state.
  const send = useOneAtATime(() => mutateAsync().catch(() => {}));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Portals bubble React events up to a form around the dialog.
    event.stopPropagation();
    if (password) void send();
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
