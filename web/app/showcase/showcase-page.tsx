import { directionOf, type Locale } from '#core/i18n/locale.ts';
import { LocaleProvider, useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { Messages } from '#web/ui/feedback/messages.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { UiProvider } from '#web/ui/ui-provider.tsx';
import { showcaseTexts } from './showcase.texts.ts';
import { ShowcaseActions } from './showcase-actions.tsx';
import { ShowcaseChoices } from './showcase-choices.tsx';
import { ShowcaseContent } from './showcase-content.tsx';
import { ShowcaseFeedback } from './showcase-feedback.tsx';
import { ShowcaseFields } from './showcase-fields.tsx';
import { ShowcaseOverlays } from './showcase-overlays.tsx';
import { ShowcaseType } from './showcase-type.tsx';

/** Every primitive in both directions, side by side. Development only. */
export const ShowcasePage = () => (
  <UiProvider>
    <main className="mx-auto grid max-w-[1520px] xl:grid-cols-2">
      <ShowcaseHalf locale="he" />
      <ShowcaseHalf locale="en" />
    </main>
    <Messages />
  </UiProvider>
);

const ShowcaseHalf = ({ locale }: { locale: Locale }) => (
  <LocaleProvider initialLocale={locale} ownsDocument={false}>
    <UiProvider>
      <ShowcaseColumn />
    </UiProvider>
  </LocaleProvider>
);

const ShowcaseColumn = () => {
  const text = useText();
  const { locale } = useLocale();
  return (
    <div lang={locale} dir={directionOf(locale)} className="flex min-w-0 flex-col gap-6 px-4 py-10 sm:px-8">
      <PageHeader
        title={text(showcaseTexts.title)}
        description={text(showcaseTexts.subtitle)}
        back={{ to: '/dashboard', label: text(showcaseTexts.back) }}
      />
      <ShowcaseType />
      <ShowcaseActions />
      <ShowcaseFields />
      <ShowcaseChoices />
      <ShowcaseFeedback />
      <ShowcaseOverlays />
      <ShowcaseContent />
    </div>
  );
};
