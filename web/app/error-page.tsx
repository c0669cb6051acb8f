import { RotateCw } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { sessionTexts } from '#web/lib/texts/session.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { Sentence } from '#web/ui/content/sentence.tsx';
import { LogoMark } from '#web/ui/layout/logo.tsx';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What broke, in its own words, and the two ways on. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const text = useText();
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-lg content-center gap-5 px-6 py-16">
      <LogoMark className="size-12" />
      <h1 className="font-semibold text-3xl tracking-tight">
        <Sentence>{text(sessionTexts.applicationError)}</Sentence>
      </h1>
      <p className="text-ink-2">{text(sessionTexts.applicationErrorMeaning)}</p>
      <pre
        dir="ltr"
        lang="en"
        className="whitespace-pre-wrap break-words rounded-control bg-sunken p-4 text-start text-sm"
      >
        {messageOf(error)}
      </pre>
      <div className="flex flex-wrap gap-3">
        <Button icon={<RotateCw aria-hidden="true" className="size-4.5" />} onClick={() => location.reload()}>
          {text(sessionTexts.reload)}
        </Button>
        <ButtonLink to="/" variant="secondary" wholePage>
          {text(sessionTexts.home)}
        </ButtonLink>
      </div>
    </main>
  );
};
