import { CallToAction } from '#web/features/marketing/call-to-action.tsx';
import { Hero } from '#web/features/marketing/hero.tsx';
import { landingTexts as t } from '#web/features/marketing/marketing.texts.ts';
import { ProofPoints } from '#web/features/marketing/proof-points.tsx';
import { SiteFrame } from '#web/features/marketing/site-frame.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';

export const LandingPage = () => {
  const text = useText();
  return (
    <SiteFrame>
      <Hero />
      <ProofPoints />
      <CallToAction title={text(t.ctaTitle)} text={text(t.cta)} />
    </SiteFrame>
  );
};
