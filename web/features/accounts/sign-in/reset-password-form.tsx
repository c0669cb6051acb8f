import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { resetFields } from '#core/security/account-fields.ts';
import { call } from '#web/lib/api/call.ts';
import { isWeakPassword } from '#web/lib/api/weak-password.ts';
import { useHydrated } from '#web/lib/browser/use-hydrated.ts';
import type { Filled } from '#web/lib/forms/check-fields.ts';
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useOneAtATime } from '#web/lib/query/one-at-a-time.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { signInTexts as t } from '#web/lib/texts/sign-in.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { TextLink } from '#web/ui/action/link.tsx';
import { NewPasswordHint } from '#web/ui/content/new-password-hint.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { FormFailure } from './form-failure.tsx';

const redirectAfterMs = 3_000;

type ResetPasswordFormProps = { token: string | null; onDone: () => void };

export const ResetPasswordForm = ({ token, onDone }: ResetPasswordFormProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const isHydrated = useHydrated();
  const { register, handleSubmit, refuse, problem } = useSchemaForm(resetFields);
  const { mutateAsync, isPending, data, error } = useMutation({
    mutationFn: (body: { token: string; newPassword: string }) =>
      call('POST /users/reset-password', { body }),
  });

  useEffect(() => {
    if (!data) return;
    const timer = setTimeout(onDone, redirectAfterMs);
    return () => clearTimeout(timer);
  }, [data, onDone]);

  const send = useOneAtATime(async ({ password, confirmation }: Filled<typeof resetFields>) => {
    if (!token) return;
    if (password !== confirmation) return refuse('confirmation', text(t.passwordsDiffer));
    await mutateAsync({ token, newPassword: password }).catch((refused: unknown) => {
      // Any other failure is shown from the mutation's own state.
      if (isWeakPassword(refused)) refuse('password', refused.message);
    });
  });

  if (!token) {
    return (
      <Alert action={<TextLink to="/forgot-password">{text(t.askAgain)}</TextLink>}>
        {text(t.tokenMissing)}
      </Alert>
    );
  }
  if (data) return <Alert tone="ok">{data.message}</Alert>;
  return (
    <form method="post" noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-5">
      <FormFailure
        failure={error && !isWeakPassword(error) ? { sentence: sentence(error, t.resetFailed) } : null}
      />
      <Field label={text(t.newPassword)} hint={<NewPasswordHint />} error={problem('password')} required>
        <PasswordInput purpose="new" {...register('password')} />
      </Field>
      <Field label={text(t.confirmPassword)} error={problem('confirmation')} required>
        <PasswordInput purpose="new" {...register('confirmation')} />
      </Field>
      <Button type="submit" size="large" fullWidth loading={isPending} disabled={!isHydrated}>
        {text(t.reset)}
      </Button>
    </form>
  );
};
