import { pricingTexts as t } from '#web/features/marketing/marketing.texts.ts';
import { PageIntro } from '#web/features/marketing/page-intro.tsx';
import { PlanCards } from '#web/features/marketing/plan-cards.tsx';
import { SiteFrame } from '#web/features/marketing/site-frame.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { TextLink } from '#web/ui/action/link.tsx';

export const PricingPage = () => {
  const text = useText();
  return (
    <SiteFrame>
      <PageIntro headline={text(t.headline)} tagline={text(t.tagline)} />
      <div className="mx-auto max-w-4xl px-4 pb-20 sm:px-6">
        <PlanCards />
        <section className="mt-12 text-center">
          <h2 className="font-semibold text-xl">{text(t.customTitle)}</h2>
          <p className="mt-1 text-ink-2">{text(t.custom)}</p>
          <TextLink to="/login" className="mt-3 inline-block">
            {text(t.customLink)}
          </TextLink>
        </section>
      </div>
    </SiteFrame>
  );
};
