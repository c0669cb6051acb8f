import { directionOf, type Locale } from '#core/i18n/locale.ts';
import { kitTexts } from '#core/i18n/texts/kit.texts.ts';
import { LocaleProvider, useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { Messages } from '#web/ui/messages.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { UiProvider } from '#web/ui/ui-provider.tsx';
import { KitActions } from './kit-actions.tsx';
import { KitChoices } from './kit-choices.tsx';
import { KitContent } from './kit-content.tsx';
import { KitFeedback } from './kit-feedback.tsx';
import { KitFields } from './kit-fields.tsx';
import { KitOverlays } from './kit-overlays.tsx';
import { KitType } from './kit-type.tsx';

/** Every primitive in both directions, side by side. Development only. */
export const KitPage = () => (
  <UiProvider>
    <main className="mx-auto grid max-w-[1520px] xl:grid-cols-2">
      <KitHalf locale="he" />
      <KitHalf locale="en" />
    </main>
    <Messages />
  </UiProvider>
);

const KitHalf = ({ locale }: { locale: Locale }) => (
  <LocaleProvider initialLocale={locale} ownsDocument={false}>
    <UiProvider>
      <KitColumn />
    </UiProvider>
  </LocaleProvider>
);

const KitColumn = () => {
  const text = useText();
  const { locale } = useLocale();
  return (
    <div lang={locale} dir={directionOf(locale)} className="flex min-w-0 flex-col gap-6 px-4 py-10 sm:px-8">
      <PageHeader
        title={text(kitTexts.title)}
        description={text(kitTexts.subtitle)}
        back={{ to: '/dashboard', label: text(kitTexts.back) }}
      />
      <KitType />
      <KitActions />
      <KitFields />
      <KitChoices />
      <KitFeedback />
      <KitOverlays />
      <KitContent />
    </div>
  );
};
