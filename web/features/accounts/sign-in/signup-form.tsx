import { useMutation } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import type { SignUp } from '#core/accounts/accounts.contract.ts';
import type { Plan } from '#core/accounts/plans.ts';
import { signUpFields } from '#core/security/account-fields.ts';
import { limits } from '#core/values/limits.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { isWeakPassword } from '#web/lib/api/weak-password.ts';
import { useHydrated } from '#web/lib/browser/use-hydrated.ts';
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useOneAtATime } from '#web/lib/query/one-at-a-time.ts';
import { signInTexts as t } from '#web/lib/texts/sign-in.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { TextLink } from '#web/ui/action/link.tsx';
import { NewPasswordHint } from '#web/ui/content/new-password-hint.tsx';
import { Sentence } from '#web/ui/content/sentence.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { type Failure, FormFailure } from './form-failure.tsx';
import { PlanChoice } from './plan-choice.tsx';

type SignupFormProps = {
  /** Chosen beforehand, on the pricing page. */
  chosenPlan: Plan;
  onSignedIn: () => Promise<void>;
};

export const SignupForm = ({ chosenPlan, onSignedIn }: SignupFormProps) => {
  const text = useText();
  const isHydrated = useHydrated();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [plan, setPlan] = useState(chosenPlan);
  const { register, handleSubmit, refuse, problem } = useSchemaForm(signUpFields);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (body: SignUp) => {
      await call('POST /users', { body });
      await onSignedIn();
    },
  });

  const send = useOneAtATime(async (body: Parameters<typeof mutateAsync>[0]) => {
    setFailure(null);
    await mutateAsync(body).catch((error: unknown) => {
      if (isApiError(error, 'email_in_use')) {
        refuse('email', text(t.emailInUse));
      } else if (isWeakPassword(error)) refuse('password', error.message);
      else setFailure({ sentence: text(t.signupFailed), meaning: text(t.signupFailedMeaning) });
    });
  });

  const emailSentence = problem('email');
  const emailProblem = emailSentence && (
    <>
      <Sentence>{emailSentence}</Sentence>
      {emailSentence === text(t.emailInUse) && <span className="block">{text(t.emailInUseMeaning)}</span>}
    </>
  );

  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((typed) => send({ ...typed, plan }))}
      className="flex flex-col gap-5"
    >
      <p className="flex items-center gap-2.5 rounded-xl bg-brand-soft px-4 py-3 font-medium text-brand">
        <CalendarCheck aria-hidden="true" className="size-5 shrink-0" />
        {text(t.trial)}
      </p>
      <FormFailure failure={failure} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={text(t.firstName)} error={problem('firstName')} required>
          <TextInput autoComplete="given-name" maxLength={limits.name} {...register('firstName')} />
        </Field>
        <Field label={text(t.lastName)} error={problem('lastName')} required>
          <TextInput autoComplete="family-name" maxLength={limits.name} {...register('lastName')} />
        </Field>
      </div>
      <Field label={text(t.restaurantName)} error={problem('restaurantName')} required>
        <TextInput autoComplete="organization" maxLength={limits.name} {...register('restaurantName')} />
      </Field>
      <Field label={text(t.email)} error={emailProblem} required>
        <TextInput type="email" autoComplete="username" maxLength={limits.email} {...register('email')} />
      </Field>
      <Field label={text(t.password)} hint={<NewPasswordHint />} error={problem('password')} required>
        <PasswordInput purpose="new" maxLength={limits.passwordMax} {...register('password')} />
      </Field>
      <PlanChoice value={plan} onChange={setPlan} />
      <Button type="submit" size="large" fullWidth loading={isPending} disabled={!isHydrated}>
        {text(t.signUp)}
      </Button>
      <p className="text-center text-ink-2 text-sm">
        {text(t.agreeing)} <TextLink to="/terms">{text(t.agreedTerms)}</TextLink> {text(t.agreedAnd)}{' '}
        <TextLink to="/privacy">{text(t.agreedPrivacy)}</TextLink>
      </p>
    </form>
  );
};
