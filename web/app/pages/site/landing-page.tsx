import { CallToAction } from '#web/features/marketing/call-to-action.tsx';
import { Hero } from '#web/features/marketing/landing/hero.tsx';
import { ProductScenes } from '#web/features/marketing/landing/product-scenes.tsx';
import { landingTexts as t } from '#web/features/marketing/marketing.texts.ts';
import { SiteFrame } from '#web/features/marketing/site-frame.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { LandingBoard } from './landing-board.tsx';

export const LandingPage = () => {
  const text = useText();
  return (
    <SiteFrame>
      <Hero Board={LandingBoard} />
      <ProductScenes />
      <CallToAction title={text(t.ctaTitle)} text={text(t.cta)} />
    </SiteFrame>
  );
};
