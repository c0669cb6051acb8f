import { signInTexts as t } from '#core/i18n/texts/sign-in.texts.ts';
import { LoginForm } from '#web/features/sign-in/login-form.tsx';
import { SignInCard } from '#web/features/sign-in/sign-in-card.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { useEnter } from '../use-enter.ts';
import { useLeaveWhenSignedIn } from '../use-leave-when-signed-in.ts';

export const LoginPage = () => {
  const text = useText();
  const { enter, search } = useEnter();
  useLeaveWhenSignedIn();
  return (
    <SignInCard
      title={text(t.loginTitle)}
      hint={text(t.loginHint)}
      back={{ to: '/', label: text(t.home) }}
      footer={
        <>
          {text(t.noAccount)}
          <TextLink to={`/signup${search}`}>{text(t.toSignup)}</TextLink>
        </>
      }
    >
      <LoginForm onSignedIn={enter} />
    </SignInCard>
  );
};
