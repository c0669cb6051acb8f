import { useSearchParams } from 'react-router';
import { signInTexts as t } from '#core/i18n/texts/sign-in.texts.ts';
import { chosenPlan } from '#web/features/sign-in/chosen-plan.ts';
import { SignInCard } from '#web/features/sign-in/sign-in-card.tsx';
import { SignupForm } from '#web/features/sign-in/signup-form.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { useEnter } from '../use-enter.ts';
import { useLeaveWhenSignedIn } from '../use-leave-when-signed-in.ts';

export const SignupPage = () => {
  const text = useText();
  const { enter, search } = useEnter();
  const [parameters] = useSearchParams();
  useLeaveWhenSignedIn();
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
      <SignupForm plan={chosenPlan(parameters)} onSignedIn={enter} />
    </SignInCard>
  );
};
