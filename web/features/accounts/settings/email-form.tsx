import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { emailFields } from '#core/security/account-fields.ts';
import { limits } from '#core/values/limits.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import type { Filled } from '#web/lib/forms/check-fields.ts';
import { useRequestedCode, withoutEmptyCode } from '#web/lib/forms/use-requested-code.ts';
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { sessionQuery } from '#web/lib/query/session-query.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { CodeField } from '#web/ui/form/code-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { SettingsCard } from '#web/ui/layout/settings-card.tsx';
import { accountPageTexts as t } from './account.texts.ts';
import { PendingEmail } from './pending-email.tsx';
import { SaveFailure } from './save-failure.tsx';

/** Refusals that belong to one field and are shown there. */
const fieldOf = (error: unknown): 'email' | 'password' | 'code' | null => {
  if (isApiError(error, 'second_factor_wrong')) return 'code';
  if (isApiError(error, 'email_in_use')) return 'email';
  return isApiError(error, 'wrong_password') ? 'password' : null;
};

const isExplainedElsewhere = (error: unknown): boolean =>
  fieldOf(error) !== null || isApiError(error, 'second_factor_required');

export const EmailForm = ({ account }: { account: Account }) => {
  const text = useText();
  const client = useQueryClient();
  const code = useRequestedCode();
  const fields = { ...emailFields, ...code.fields };
  const { register, handleSubmit, problem, refuse, reset } = useSchemaForm(fields);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (filled: Filled<typeof fields>) =>
      call('PUT /users/me/email', { body: withoutEmptyCode(filled) }),
    onSuccess: (saved) => {
      client.setQueryData(sessionQuery.queryKey, saved);
      reset();
      code.forget();
      if (saved.pendingEmail) showSuccess(text(t.emailLinkSent, { email: saved.pendingEmail }));
    },
    onError: (refused) => {
      if (code.noticeQuestion(refused)) return;
      const field = fieldOf(refused);
      if (field) refuse(field, refused.message);
    },
  });
  const sendOnce = useSendOnce(mutate);
  return (
    <SettingsCard title={text(t.emailTitle)} hint={text(t.emailHint)}>
      <p className="mb-5 font-medium">
        <bdi dir="ltr">{account.email}</bdi>
      </p>
      {account.pendingEmail && <PendingEmail email={account.pendingEmail} />}
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit((body) => sendOnce(body))}
        className="flex flex-col gap-5"
      >
        <SaveFailure error={isExplainedElsewhere(error) ? null : error} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Field label={text(t.newEmail)} error={problem('email')} required>
            <TextInput type="email" autoComplete="email" maxLength={limits.email} {...register('email')} />
          </Field>
          <Field label={text(t.currentPassword)} error={problem('password')} required>
            <PasswordInput purpose="current" maxLength={limits.passwordMax} {...register('password')} />
          </Field>
        </div>
        {code.isRequested && <CodeField error={problem('code')} input={register('code')} />}
        <Button type="submit" variant="secondary" loading={isPending} className="self-start">
          {text(t.changeEmail)}
        </Button>
      </form>
    </SettingsCard>
  );
};
