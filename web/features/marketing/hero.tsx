import { ArrowRight } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSite } from '#web/lib/site/site-info.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { siteTexts, landingTexts as t } from './marketing.texts.ts';
import { PhoneMockup } from './phone-mockup.tsx';

export const Hero = () => {
  const text = useText();
  const { offersTry } = useSite();
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-12 px-4 pt-28 pb-16 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:gap-8 lg:pt-32 lg:pb-24">
      <div className="max-lg:text-center">
        <h1 className="text-balance font-headline font-semibold text-[2.75rem] leading-[1.06] tracking-tight sm:text-6xl lg:text-7xl">
          {text(t.headline)} <span className="block text-brand">{text(t.headlineEnd)}</span>
        </h1>
        <p className="mt-6 max-w-xl text-pretty text-ink-2 text-lg max-lg:mx-auto sm:text-xl">
          {text(t.tagline)}
        </p>
        <div className="mt-9 flex flex-wrap gap-3 max-lg:justify-center">
          <ButtonLink
            to="/signup"
            wholePage
            size="large"
            iconEnd={<FlipIcon icon={ArrowRight} className="size-5" />}
          >
            {text(siteTexts.startTrial)}
          </ButtonLink>
          {offersTry && (
            <ButtonLink to="/try" wholePage size="large" variant="secondary">
              {text(t.tryEvening)}
            </ButtonLink>
          )}
          <ButtonLink to="/demo" wholePage size="large" variant="ghost" className="px-4!">
            {text(t.viewMenu)}
          </ButtonLink>
        </div>
        <p className="mt-4 text-ink-2 text-sm">{text(siteTexts.trialNote)}</p>
      </div>
      <PhoneMockup />
    </section>
  );
};
