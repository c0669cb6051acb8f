import { SiteFrame } from '#web/features/marketing/site-frame.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { sessionTexts as t } from '#web/lib/texts/session.texts.ts';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { Sentence } from '#web/ui/content/sentence.tsx';
import { LogoMark } from '#web/ui/layout/logo.tsx';

export const NotFoundPage = () => {
  const text = useText();
  return (
    <SiteFrame>
      <div className="mx-auto flex min-h-[70dvh] max-w-xl flex-col items-center justify-center gap-5 px-6 pt-24 pb-16 text-center">
        <LogoMark className="size-16" />
        <h1 className="text-balance font-headline font-semibold text-4xl sm:text-5xl">
          <Sentence>{text(t.notFound)}</Sentence>
        </h1>
        <p className="text-balance text-ink-2 text-lg">{text(t.notFoundMeaning)}</p>
        <ButtonLink to="/" size="large">
          {text(t.home)}
        </ButtonLink>
      </div>
    </SiteFrame>
  );
};
