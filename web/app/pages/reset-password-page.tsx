import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ResetPasswordForm } from '#web/features/sign-in/reset-password-form.tsx';
import { SignInCard } from '#web/features/sign-in/sign-in-card.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { signInTexts as t } from '#web/lib/texts/sign-in.texts.ts';

export const ResetPasswordPage = () => {
  const text = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const toLogin = useCallback(() => void navigate('/login'), [navigate]);
  return (
    <SignInCard title={text(t.resetTitle)} back={{ to: '/login', label: text(t.backToLogin) }}>
      <ResetPasswordForm token={search.get('token')} onDone={toLogin} />
    </SignInCard>
  );
};
