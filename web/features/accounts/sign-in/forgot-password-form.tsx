import { useMutation } from '@tanstack/react-query';
import { forgotFields } from '#core/security/account-fields.ts';
import { call } from '#web/lib/api/call.ts';
import { useHydrated } from '#web/lib/browser/use-hydrated.ts';
import type { Filled } from '#web/lib/forms/check-fields.ts';
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useOneAtATime } from '#web/lib/query/one-at-a-time.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { signInTexts as t } from '#web/lib/texts/sign-in.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { FormFailure } from './form-failure.tsx';

export const ForgotPasswordForm = () => {
  const text = useText();
  const sentence = useErrorSentence();
  const isHydrated = useHydrated();
  const { register, handleSubmit, problem } = useSchemaForm(forgotFields);
  const { mutateAsync, isPending, data, error } = useMutation({
    mutationFn: (body: Filled<typeof forgotFields>) => call('POST /users/forgot-password', { body }),
  });

  // A failure is shown from the mutation's own state.
  const send = useOneAtATime((body: Parameters<typeof mutateAsync>[0]) => mutateAsync(body).catch(() => {}));

  return (
    <form method="post" noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-5">
      {data && <Alert tone="ok">{data.message}</Alert>}
      <FormFailure failure={error && { sentence: sentence(error, t.forgotFailed) }} />
      <Field label={text(t.email)} error={problem('email')} required>
        <TextInput type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Button type="submit" size="large" fullWidth loading={isPending} disabled={!isHydrated}>
        {text(t.sendLink)}
      </Button>
    </form>
  );
};
