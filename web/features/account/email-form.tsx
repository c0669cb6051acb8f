import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type Account, emailBody } from '#core/accounts/accounts.contract.ts';
import { accountPageTexts as t } from '#core/i18n/texts/account.texts.ts';
import { limits } from '#core/kit/limits.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { sessionQuery } from '#web/lib/query/session-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { showSuccess } from '#web/ui/messages.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { AccountCard } from './account-card.tsx';
import { SaveFailure } from './save-failure.tsx';

/** Refusals that belong to one field and are shown there. */
const fieldOf = (error: unknown): 'email' | 'password' | null => {
  if (isApiError(error, 'email_in_use')) return 'email';
  return isApiError(error, 'wrong_password') ? 'password' : null;
};

export const EmailForm = ({ account }: { account: Account }) => {
  const text = useText();
  const client = useQueryClient();
  const { register, handleSubmit, problem, setError, reset } = useSchemaForm(emailBody);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: z.output<typeof emailBody>) => call('PUT /users/me/email', { body }),
    onSuccess: (saved) => {
      client.setQueryData(sessionQuery.queryKey, saved);
      reset({ email: '', password: '' });
      showSuccess(text(t.emailSaved));
    },
    onError: (refused) => {
      const field = fieldOf(refused);
      if (field) setError(field, { type: 'refused', message: refused.message }, { shouldFocus: true });
    },
  });
  return (
    <AccountCard title={text(t.emailTitle)} hint={text(t.emailHint)}>
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit((body) => mutate(body))}
        className="flex flex-col gap-5"
      >
        <p className="font-medium">
          <bdi dir="ltr">{account.email}</bdi>
        </p>
        <SaveFailure error={fieldOf(error) ? null : error} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={text(t.newEmail)} error={problem('email')} required>
            <TextInput type="email" autoComplete="email" maxLength={limits.email} {...register('email')} />
          </Field>
          <Field label={text(t.currentPassword)} error={problem('password')} required>
            <PasswordInput purpose="current" maxLength={limits.passwordMax} {...register('password')} />
          </Field>
        </div>
        <Button type="submit" variant="secondary" loading={isPending} className="self-start">
          {text(t.changeEmail)}
        </Button>
      </form>
    </AccountCard>
  );
};
