import { ArrowRight } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSite } from '#web/lib/site/site-info.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { siteTexts, landingTexts as t } from '../marketing.texts.ts';
import { LiveStage, type StageBoard } from './live-stage.tsx';

/** Trying an evening comes first where it is offered: it shows more than any sentence. */
export const Hero = ({ Board }: { Board: StageBoard }) => {
  const text = useText();
  const { offersTry } = useSite();
  return (
    <section className="pt-26 pb-14 sm:pt-30 sm:pb-20">
      <div className="mx-auto max-w-5xl px-4 text-center sm:px-6">
        <h1 className="text-balance font-headline font-semibold text-[2.75rem] leading-[1.06] tracking-tight sm:text-6xl">
          {text(t.headline)} <span className="block text-brand">{text(t.headlineEnd)}</span>
        </h1>
        <p className="mx-auto mt-5 max-w-2xl text-balance text-ink-2 text-lg sm:text-xl">{text(t.tagline)}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          {offersTry && (
            <ButtonLink
              to="/try"
              wholePage
              size="large"
              iconEnd={<FlipIcon icon={ArrowRight} className="size-5" />}
            >
              {text(t.tryEvening)}
            </ButtonLink>
          )}
          <ButtonLink to="/signup" wholePage size="large" variant={offersTry ? 'secondary' : 'primary'}>
            {text(siteTexts.startTrial)}
          </ButtonLink>
          <ButtonLink to="/demo" wholePage size="large" variant="ghost" className="px-4!">
            {text(t.viewMenu)}
          </ButtonLink>
        </div>
        <p className="mt-3 text-ink-2 text-sm">{text(offersTry ? t.tryNote : siteTexts.trialNote)}</p>
      </div>
      <LiveStage Board={Board} />
    </section>
  );
};
