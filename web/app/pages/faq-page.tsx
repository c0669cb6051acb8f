import { siteTexts, faqTexts as t } from '#core/i18n/texts/marketing.texts.ts';
import { PageIntro } from '#web/features/marketing/page-intro.tsx';
import { Questions } from '#web/features/marketing/questions.tsx';
import { SiteFrame } from '#web/features/marketing/site-frame.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

export const FaqPage = () => {
  const text = useText();
  return (
    <SiteFrame>
      <PageIntro headline={text(t.headline)} />
      <div className="mx-auto max-w-3xl px-4 pb-20 sm:px-6">
        {/* The questions are headings of the third level. */}
        <h2 className="sr-only">{text(t.topics)}</h2>
        <Questions />
        <section className="mt-14 rounded-3xl bg-brand-soft px-6 py-10 text-center">
          <h2 className="font-headline font-semibold text-2xl">{text(t.moreTitle)}</h2>
          <p className="mt-2 mb-6 text-ink-2">{text(t.more)}</p>
          <ButtonLink to="/login" size="large">
            {text(siteTexts.startTrial)}
          </ButtonLink>
        </section>
      </div>
    </SiteFrame>
  );
};
