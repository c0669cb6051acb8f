import { useMutation } from '@tanstack/react-query';
import { passwordFields } from '#core/accounts/account-fields.ts';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { limits } from '#core/values/limits.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { isWeakPassword } from '#web/lib/api/weak-password.ts';
import type { Filled } from '#web/lib/forms/check-fields.ts';
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { signInTexts } from '#web/lib/texts/sign-in.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { accountPageTexts as t } from './account.texts.ts';
import { AccountCard } from './account-card.tsx';
import { SaveFailure } from './save-failure.tsx';

/** Refusals that belong to one field and are shown there. */
const fieldOf = (error: unknown): 'currentPassword' | 'newPassword' | null => {
  if (isApiError(error, 'wrong_password')) return 'currentPassword';
  return isWeakPassword(error) ? 'newPassword' : null;
};

export const ChangePasswordForm = ({ account }: { account: Account }) => {
  const text = useText();
  const { register, handleSubmit, problem, refuse, reset } = useSchemaForm(passwordFields);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Filled<typeof passwordFields>) => call('PUT /users/me/password', { body }),
    onSuccess: ({ message }) => {
      reset();
      showSuccess(message);
    },
    onError: (refused) => {
      const field = fieldOf(refused);
      if (field) refuse(field, refused.message);
    },
  });
  const sendOnce = useSendOnce(mutate);
  return (
    <AccountCard title={text(t.passwordTitle)} hint={text(t.passwordHint)}>
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit((body) => sendOnce(body))}
        className="flex flex-col gap-5"
      >
        {/* Lets a password manager know whose password changes. */}
        <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
        <SaveFailure error={fieldOf(error) ? null : error} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
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
