import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefusedLogIn } from '#core/pages/page-renderer.ts';
import { logInFields } from '#core/security/account-fields.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useHydrated } from '#web/lib/browser/use-hydrated.ts';
import type { Filled } from '#web/lib/forms/check-fields.ts';
import { useRequestedCode, withoutEmptyCode } from '#web/lib/forms/use-requested-code.ts';
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useOneAtATime } from '#web/lib/query/one-at-a-time.ts';
import { signInTexts as t } from '#web/lib/texts/sign-in.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { TextLink } from '#web/ui/action/link.tsx';
import { CodeField } from '#web/ui/form/code-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { type Failure, FormFailure } from './form-failure.tsx';

type LoginFormProps = {
  /** Sent without scripts, and answered by the server with this page. */
  refused?: RefusedLogIn;
  onSignedIn: () => Promise<void>;
};

/** Without scripts the browser checks and sends it, to the address of the page. */
export const LoginForm = ({ refused, onSignedIn }: LoginFormProps) => {
  const text = useText();
  const isHydrated = useHydrated();
  const [failure, setFailure] = useState<Failure | null>(
    refused
      ? { sentence: refused.message, meaning: refused.asksForCode ? text(t.passwordAgain) : undefined }
      : null,
  );
  const code = useRequestedCode(refused?.asksForCode);
  const fields = { ...logInFields, ...code.fields };
  const { register, handleSubmit, problem, refuse } = useSchemaForm(fields, { email: refused?.email });
  /** A page rendered by the server contains no password: it asks for everything at once. */
  const [isSecondStep, setSecondStep] = useState(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (filled: Filled<typeof fields>) => {
      await call('POST /users/login', { body: withoutEmptyCode(filled) });
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
    await mutateAsync(body).catch((error: unknown) => {
      if (code.noticeQuestion(error)) setSecondStep(true);
      else if (isApiError(error, 'second_factor_wrong')) refuse('code', error.message);
      else setFailure(failureOf(error));
    });
  });

  const startOver = () => {
    setSecondStep(false);
    code.forget();
  };

  return (
    <form method="post" noValidate={isHydrated} onSubmit={handleSubmit(send)} className="flex flex-col gap-5">
      <FormFailure failure={failure} />
      {/* What was typed stays in the form, to be sent again with the code. */}
      <div hidden={isSecondStep} className={isSecondStep ? undefined : 'flex flex-col gap-5'}>
        <Field label={text(t.email)} error={problem('email')} required>
          <TextInput type="email" autoComplete="username" required {...register('email')} />
        </Field>
        <Field label={text(t.password)} error={problem('password')} required>
          <PasswordInput purpose="current" required {...register('password')} />
        </Field>
      </div>
      {code.isRequested && (
        <CodeField
          error={problem('code')}
          input={{ ...register('code'), autoFocus: isSecondStep }}
          takesEither={!isHydrated}
        />
      )}
      <p>
        {isSecondStep ? (
          <Button variant="ghost" size="small" className="-ms-3" onClick={startOver}>
            {text(t.startOver)}
          </Button>
        ) : (
          <TextLink to="/forgot-password" className="touch-target">
            {text(t.forgot)}
          </TextLink>
        )}
      </p>
      <Button type="submit" size="large" fullWidth loading={isPending}>
        {text(t.logIn)}
      </Button>
    </form>
  );
};
