import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { siteTexts } from './marketing.texts.ts';

type CallToActionProps = { title: string; text?: string };

/** The last block of a public page: one clear next step. */
export const CallToAction = ({ title, text: line }: CallToActionProps) => {
  const text = useText();
  return (
    <section className="laid-out-when-near mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
      <div className="relative overflow-hidden rounded-[2rem] bg-brand px-6 py-14 text-center text-brand-contrast sm:px-12 sm:py-20">
        <span
          aria-hidden="true"
          className="-top-24 -end-20 absolute size-72 rounded-full border-[3rem] border-brand-contrast/8"
        />
        <span
          aria-hidden="true"
          className="-bottom-28 -start-16 absolute size-64 rounded-full border-[2.5rem] border-brand-contrast/8"
        />
        <h2 className="relative text-balance font-headline font-semibold text-4xl sm:text-5xl">{title}</h2>
        {line && <p className="relative mx-auto mt-4 max-w-xl text-balance text-lg">{line}</p>}
        <div className="relative mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/signup" wholePage size="large" variant="secondary" className="border-transparent">
            {text(siteTexts.startTrial)}
          </ButtonLink>
          <ButtonLink
            to="/demo"
            wholePage
            size="large"
            variant="ghost"
            className="text-brand-contrast! hover:bg-brand-strong!"
          >
            {text(siteTexts.viewDemo)}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
