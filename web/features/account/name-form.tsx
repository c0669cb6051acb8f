import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type Account, nameBody } from '#core/accounts/accounts.contract.ts';
import { accountPageTexts as t } from '#core/i18n/texts/account.texts.ts';
import { signInTexts } from '#core/i18n/texts/sign-in.texts.ts';
import { limits } from '#core/kit/limits.ts';
import { call } from '#web/lib/api/call.ts';
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { sessionQuery } from '#web/lib/query/session-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { showSuccess } from '#web/ui/messages.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { AccountCard } from './account-card.tsx';
import { SaveFailure } from './save-failure.tsx';

export const NameForm = ({ account }: { account: Account }) => {
  const text = useText();
  const client = useQueryClient();
  const { register, handleSubmit, problem } = useSchemaForm(nameBody, {
    firstName: account.firstName,
    lastName: account.lastName,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: z.output<typeof nameBody>) => call('PATCH /users/me', { body }),
    onSuccess: (saved) => {
      client.setQueryData(sessionQuery.queryKey, saved);
      showSuccess(text(t.nameSaved));
    },
  });
  return (
    <AccountCard title={text(t.nameTitle)}>
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit((body) => mutate(body))}
        className="flex flex-col gap-5"
      >
        <SaveFailure error={error} />
        <div className="grid gap-5 sm:grid-cols-2">
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
    </AccountCard>
  );
};
