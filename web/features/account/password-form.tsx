import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { type Account, passwordBody } from '#core/accounts/accounts.contract.ts';
import { accountPageTexts as t } from '#core/i18n/texts/account.texts.ts';
import { signInTexts } from '#core/i18n/texts/sign-in.texts.ts';
import { limits } from '#core/kit/limits.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { showSuccess } from '#web/ui/messages.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { AccountCard } from './account-card.tsx';
import { SaveFailure } from './save-failure.tsx';

const isWrongPassword = (error: unknown) => isApiError(error, 'wrong_password');

export const PasswordForm = ({ account }: { account: Account }) => {
  const text = useText();
  const { register, handleSubmit, problem, setError, reset } = useSchemaForm(passwordBody);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: z.output<typeof passwordBody>) => call('PUT /users/me/password', { body }),
    onSuccess: ({ message }) => {
      reset({ currentPassword: '', newPassword: '' });
      showSuccess(message);
    },
    onError: (refused) => {
      if (!isWrongPassword(refused)) return;
      setError('currentPassword', { type: 'refused', message: refused.message }, { shouldFocus: true });
    },
  });
  return (
    <AccountCard title={text(t.passwordTitle)} hint={text(t.passwordHint)}>
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit((body) => mutate(body))}
        className="flex flex-col gap-5"
      >
        {/* Lets a password manager know whose password changes. */}
        <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
        <SaveFailure error={isWrongPassword(error) ? null : error} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={text(t.currentPassword)} error={problem('currentPassword')} required>
            <PasswordInput
              purpose="current"
              maxLength={limits.passwordMax}
              {...register('currentPassword')}
            />
          </Field>
          <Field
            label={text(signInTexts.newPassword)}
            hint={text(signInTexts.passwordHint)}
            error={problem('newPassword')}
            required
          >
            <PasswordInput purpose="new" maxLength={limits.passwordMax} {...register('newPassword')} />
          </Field>
        </div>
        <Button type="submit" variant="secondary" loading={isPending} className="self-start">
          {text(t.changePassword)}
        </Button>
      </form>
    </AccountCard>
  );
};
