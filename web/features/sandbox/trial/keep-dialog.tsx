import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { signUpFields } from '#core/security/account-fields.ts';
import { limits } from '#core/values/limits.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { isWeakPassword } from '#web/lib/api/weak-password.ts';
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useOneAtATime } from '#web/lib/query/one-at-a-time.ts';
import { sessionQuery } from '#web/lib/query/session-query.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { signInTexts } from '#web/lib/texts/sign-in.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { NewPasswordHint } from '#web/ui/content/new-password-hint.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { trialTexts as t } from './trial.texts.ts';

/** What a sign-up asks, of somebody who is already in the restaurant. */
export const KeepDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText();
  const sentence = useErrorSentence();
  const formId = useId();
  const client = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, refuse, problem } = useSchemaForm(signUpFields);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: Record<keyof typeof signUpFields, string>) => call('POST /try/keep', { body }),
  });
  const send = useOneAtATime(async (typed: Parameters<typeof mutateAsync>[0]) => {
    setFailure(null);
    try {
      const account = await mutateAsync(typed);
      onClose();
      showSuccess(text(t.kept));
      client.setQueryData(sessionQuery.queryKey, account);
      // The shift and its orders are gone, and the restaurant has another name.
      void client.invalidateQueries();
    } catch (error) {
      if (isApiError(error, 'email_in_use')) refuse('email', text(signInTexts.emailInUse));
      else if (isWeakPassword(error)) refuse('password', error.message);
      else setFailure(error);
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      closesOnOutsideClick={false}
      title={text(t.keepTitle)}
      description={text(t.keepHint)}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {text(t.cancel)}
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {text(t.keep)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={handleSubmit((typed) => send(typed))}
        className="flex flex-col gap-4"
      >
        {failure !== null && <Alert>{sentence(failure)}</Alert>}
        <div className="grid grid-cols-2 gap-3">
          <Field label={text(signInTexts.firstName)} error={problem('firstName')} required>
            <TextInput autoComplete="given-name" maxLength={limits.name} {...register('firstName')} />
          </Field>
          <Field label={text(signInTexts.lastName)} error={problem('lastName')} required>
            <TextInput autoComplete="family-name" maxLength={limits.name} {...register('lastName')} />
          </Field>
        </div>
        <Field label={text(signInTexts.restaurantName)} error={problem('restaurantName')} required>
          <TextInput autoComplete="organization" maxLength={limits.name} {...register('restaurantName')} />
        </Field>
        <Field label={text(signInTexts.email)} error={problem('email')} required>
          <TextInput type="email" autoComplete="username" maxLength={limits.email} {...register('email')} />
        </Field>
        <Field
          label={text(signInTexts.password)}
          hint={<NewPasswordHint />}
          error={problem('password')}
          required
        >
          <PasswordInput purpose="new" maxLength={limits.passwordMax} {...register('password')} />
        </Field>
      </form>
    </Dialog>
  );
};
