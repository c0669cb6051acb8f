import { useCallback } from 'react';
import { ResetPasswordForm } from '#web/features/accounts/sign-in/reset-password-form.tsx';
import { SignInCard } from '#web/features/accounts/sign-in/sign-in-card.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useNavigate, useSearchParams } from '#web/lib/router/router-hooks.ts';
import { signInTexts as t } from '#web/lib/texts/sign-in.texts.ts';

export const ResetPasswordPage = () => {
  const text = useText();
  const navigate = useNavigate();
  const search = useSearchParams();
  const toLogin = useCallback(() => void navigate('/login'), [navigate]);
  return (
    <SignInCard title={text(t.resetTitle)} back={{ to: '/login', label: text(t.backToLogin) }}>
      <ResetPasswordForm token={search.get('token')} onDone={toLogin} />
    </SignInCard>
  );
};
