import { useMutation } from '@tanstack/react-query';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { passwordFields } from '#core/security/account-fields.ts';
import { limits } from '#core/values/limits.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { isWeakPassword } from '#web/lib/api/weak-password.ts';
import type { Filled } from '#web/lib/forms/check-fields.ts';
import { useRequestedCode, withoutEmptyCode } from '#web/lib/forms/use-requested-code.ts';
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { signInTexts } from '#web/lib/texts/sign-in.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { NewPasswordHint } from '#web/ui/content/new-password-hint.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { CodeField } from '#web/ui/form/code-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { SettingsCard } from '#web/ui/layout/settings-card.tsx';
import { accountPageTexts as t } from './account.texts.ts';
import { SaveFailure } from './save-failure.tsx';

/** Refusals that belong to one field and are shown there. */
const fieldOf = (error: unknown): 'currentPassword' | 'newPassword' | 'code' | null => {
  if (isApiError(error, 'second_factor_wrong')) return 'code';
  if (isApiError(error, 'wrong_password')) return 'currentPassword';
  return isWeakPassword(error) ? 'newPassword' : null;
};

const isExplainedElsewhere = (error: unknown): boolean =>
  fieldOf(error) !== null || isApiError(error, 'second_factor_required');

export const ChangePasswordForm = ({ account }: { account: Account }) => {
  const text = useText();
  const code = useRequestedCode();
  const fields = { ...passwordFields, ...code.fields };
  const { register, handleSubmit, problem, refuse, reset } = useSchemaForm(fields);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (filled: Filled<typeof fields>) =>
      call('PUT /users/me/password', { body: withoutEmptyCode(filled) }),
    onSuccess: ({ message }) => {
      reset();
      code.forget();
      showSuccess(message);
    },
    onError: (refused) => {
      if (code.noticeQuestion(refused)) return;
      const field = fieldOf(refused);
      if (field) refuse(field, refused.message);
    },
  });
  const sendOnce = useSendOnce(mutate);
  return (
    <SettingsCard title={text(t.passwordTitle)} hint={text(t.passwordHint)}>
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit((body) => sendOnce(body))}
        className="flex flex-col gap-5"
      >
        {/* Lets a password manager know whose password changes. */}
        <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
        <SaveFailure error={isExplainedElsewhere(error) ? null : error} />
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
            hint={<NewPasswordHint />}
            error={problem('newPassword')}
            required
          >
            <PasswordInput purpose="new" maxLength={limits.passwordMax} {...register('newPassword')} />
          </Field>
        </div>
        {code.isRequested && <CodeField error={problem('code')} input={register('code')} />}
        <Button type="submit" variant="secondary" loading={isPending} className="self-start">
          {text(t.changePassword)}
        </Button>
      </form>
    </SettingsCard>
  );
};
