import { SignInCard } from '#web/features/accounts/sign-in/sign-in-card.tsx';
import { PairForm } from '#web/features/staff/station/pair-form.tsx';
import { pairTexts as t } from '#web/features/staff/station/station.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSearchParams } from '#web/lib/router/router-hooks.ts';
import { signInTexts } from '#web/lib/texts/sign-in.texts.ts';

/** Where a device becomes a station. */
export const StationPage = () => {
  const text = useText();
  const search = useSearchParams();
  return (
    <SignInCard title={text(t.title)} hint={text(t.hint)} back={{ to: '/', label: text(signInTexts.home) }}>
      <PairForm scanned={search.get('code') ?? ''} />
    </SignInCard>
  );
};
