import { chosenPlan } from '#web/features/accounts/sign-in/chosen-plan.ts';
import { SignInCard } from '#web/features/accounts/sign-in/sign-in-card.tsx';
import { SignupForm } from '#web/features/accounts/sign-in/signup-form.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSearchParams } from '#web/lib/router/router-hooks.ts';
import { signInTexts as t } from '#web/lib/texts/sign-in.texts.ts';
import { TextLink } from '#web/ui/action/link.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

export const SignupPage = () => {
  const text = useText();
  const { enter, search } = useAfterSignIn();
  const parameters = useSearchParams();
  return (
    <SignInCard
      title={text(t.signupTitle)}
      back={{ to: '/', label: text(t.home) }}
      footer={
        <>
          {text(t.haveAccount)}
          <TextLink to={`/login${search}`}>{text(t.toLogin)}</TextLink>
        </>
      }
    >
      <SignupForm chosenPlan={chosenPlan(parameters)} onSignedIn={enter} />
    </SignInCard>
  );
};
