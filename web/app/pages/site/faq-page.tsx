import { ContactBlock } from '#web/features/marketing/contact/contact-block.tsx';
import { faqTexts as t } from '#web/features/marketing/marketing.texts.ts';
import { PageIntro } from '#web/features/marketing/page-intro.tsx';
import { Questions } from '#web/features/marketing/questions.tsx';
import { SiteFrame } from '#web/features/marketing/site-frame.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';

export const FaqPage = () => {
  const text = useText();
  return (
    <SiteFrame>
      <PageIntro headline={text(t.headline)} />
      <div className="mx-auto max-w-3xl px-4 pb-20 sm:px-6">
        {/* The questions are headings of the third level. */}
        <h2 className="sr-only">{text(t.topics)}</h2>
        <Questions />
        <ContactBlock />
      </div>
    </SiteFrame>
  );
};
