import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { logInFields } from '#core/accounts/account-fields.ts';
import type { RefusedLogIn } from '#core/pages/page-renderer.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useOneAtATime } from '#web/lib/query/one-at-a-time.ts';
import { signInTexts as t } from '#web/lib/texts/sign-in.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { TextLink } from '#web/ui/action/link.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { type Failure, FormFailure } from './form-failure.tsx';
import { useHydrated } from './use-hydrated.ts';

type LoginFormProps = {
  /** Sent without scripts, and answered by the server with this page. */
  refused?: RefusedLogIn;
  onSignedIn: () => Promise<void>;
};

/** Without scripts the browser checks and sends it, to the address of the page. */
export const LoginForm = ({ refused, onSignedIn }: LoginFormProps) => {
  const text = useText();
  const isHydrated = useHydrated();
  const [failure, setFailure] = useState<Failure | null>(refused ? { sentence: refused.message } : null);
  const { register, handleSubmit, problem } = useSchemaForm(logInFields, { email: refused?.email });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (body: { email: string; password: string }) => {
      await call('POST /users/login', { body });
      await onSignedIn();
    },
  });

  const failureOf = (error: unknown): Failure => {
    if (isApiError(error, 'network')) {
      return { sentence: text(t.networkError), meaning: text(t.networkErrorMeaning) };
    }
    if (isApiError(error) && error.message) return { sentence: error.message };
    return { sentence: text(t.loginFailed), meaning: text(t.loginFailedMeaning) };
  };

  const send = useOneAtATime(async (body: Parameters<typeof mutateAsync>[0]) => {
    setFailure(null);
    await mutateAsync(body).catch((error: unknown) => setFailure(failureOf(error)));
  });

  return (
    <form method="post" noValidate={isHydrated} onSubmit={handleSubmit(send)} className="flex flex-col gap-5">
      <FormFailure failure={failure} />
      <Field label={text(t.email)} error={problem('email')} required>
        <TextInput type="email" autoComplete="username" required {...register('email')} />
      </Field>
      <Field label={text(t.password)} error={problem('password')} required>
        <PasswordInput purpose="current" required {...register('password')} />
      </Field>
      <p>
        <TextLink to="/forgot-password" className="touch-target">
          {text(t.forgot)}
        </TextLink>
      </p>
      <Button type="submit" size="large" fullWidth loading={isPending}>
        {text(t.logIn)}
      </Button>
    </form>
  );
};
