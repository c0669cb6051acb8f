import type { RefusedLogIn } from '#core/pages/page-renderer.ts';
import { LoginForm } from '#web/features/accounts/sign-in/login-form.tsx';
import { SignInCard } from '#web/features/accounts/sign-in/sign-in-card.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useFormAnswer } from '#web/lib/router/router-hooks.ts';
import { signInTexts as t } from '#web/lib/texts/sign-in.texts.ts';
import { TextLink } from '#web/ui/action/link.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

export const LoginPage = () => {
  const text = useText();
  const refused = useFormAnswer() as RefusedLogIn | undefined;
  const { enter, search } = useAfterSignIn();
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
      <LoginForm refused={refused} onSignedIn={enter} />
    </SignInCard>
  );
};
