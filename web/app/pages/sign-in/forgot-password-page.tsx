import { ForgotPasswordForm } from '#web/features/accounts/sign-in/forgot-password-form.tsx';
import { SignInCard } from '#web/features/accounts/sign-in/sign-in-card.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { signInTexts as t } from '#web/lib/texts/sign-in.texts.ts';

export const ForgotPasswordPage = () => {
  const text = useText();
  return (
    <SignInCard
      title={text(t.forgotTitle)}
      hint={text(t.forgotHint)}
      back={{ to: '/login', label: text(t.backToLogin) }}
    >
      <ForgotPasswordForm />
    </SignInCard>
  );
};
