import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { nameFields } from '#core/security/account-fields.ts';
import { limits } from '#core/values/limits.ts';
import { call } from '#web/lib/api/call.ts';
import type { Filled } from '#web/lib/forms/check-fields.ts';
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { sessionQuery } from '#web/lib/query/session-query.ts';
import { signInTexts } from '#web/lib/texts/sign-in.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { SettingsCard } from '#web/ui/layout/settings-card.tsx';
import { accountPageTexts as t } from './account.texts.ts';
import { SaveFailure } from './save-failure.tsx';

export const NameForm = ({ account }: { account: Account }) => {
  const text = useText();
  const client = useQueryClient();
  const { register, handleSubmit, problem } = useSchemaForm(nameFields, {
    firstName: account.firstName,
    lastName: account.lastName,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Filled<typeof nameFields>) => call('PATCH /users/me', { body }),
    onSuccess: (saved) => {
      client.setQueryData(sessionQuery.queryKey, saved);
      showSuccess(text(t.nameSaved));
    },
  });
  const sendOnce = useSendOnce(mutate);
  return (
    <SettingsCard title={text(t.nameTitle)}>
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit((body) => sendOnce(body))}
        className="flex flex-col gap-5"
      >
        <SaveFailure error={error} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Field label={text(signInTexts.firstName)} error={problem('firstName')} required>
            <TextInput autoComplete="given-name" maxLength={limits.name} {...register('firstName')} />
          </Field>
          <Field label={text(signInTexts.lastName)} error={problem('lastName')} required>
            <TextInput autoComplete="family-name" maxLength={limits.name} {...register('lastName')} />
          </Field>
        </div>
        <Button type="submit" variant="secondary" loading={isPending} className="self-start">
          {text(t.changeName)}
        </Button>
      </form>
    </SettingsCard>
  );
};
