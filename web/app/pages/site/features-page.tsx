import { CallToAction } from '#web/features/marketing/call-to-action.tsx';
import { FeatureGrid } from '#web/features/marketing/feature-grid.tsx';
import { featuresTexts as t } from '#web/features/marketing/marketing.texts.ts';
import { PageIntro } from '#web/features/marketing/page-intro.tsx';
import { SiteFrame } from '#web/features/marketing/site-frame.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';

export const FeaturesPage = () => {
  const text = useText();
  return (
    <SiteFrame>
      <PageIntro headline={text(t.headline)} tagline={text(t.tagline)} />
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <FeatureGrid />
      </div>
      <CallToAction title={text(t.ctaTitle)} />
    </SiteFrame>
  );
};
