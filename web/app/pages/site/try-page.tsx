import { useQueryClient } from '@tanstack/react-query';
import { SignInCard } from '#web/features/accounts/sign-in/sign-in-card.tsx';
import { trialTexts as t } from '#web/features/sandbox/trial/trial.texts.ts';
import { TryCard } from '#web/features/sandbox/trial/try-card.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { sessionQuery } from '#web/lib/query/session-query.ts';
import { useNavigate } from '#web/lib/router/router-hooks.ts';
import { signInTexts } from '#web/lib/texts/sign-in.texts.ts';
import { TextLink } from '#web/ui/action/link.tsx';

export const TryPage = () => {
  const text = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const enter = async () => {
    client.clear();
    await client.prefetchQuery(sessionQuery);
    await navigate('/order-manager');
  };
  return (
    <SignInCard
      title={text(t.pageTitle)}
      hint={text(t.pageHint)}
      back={{ to: '/', label: text(signInTexts.home) }}
      footer={
        <TextLink to="/demo" wholePage>
          {text(t.toDemo)}
        </TextLink>
      }
    >
      <TryCard onStarted={enter} />
    </SignInCard>
  );
};
