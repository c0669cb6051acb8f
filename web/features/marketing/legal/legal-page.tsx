import type { ReactNode } from 'react';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { PageIntro } from '../page-intro.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { legalTexts as t } from './legal.texts.ts';

/** Changes with the words below it. */
const updatedOn = new Date('2026-11-18T12:00:00Z');

type LegalPageProps = { headline: string; intro: string; children: ReactNode };

/** A page of plain words that somebody looks up: a narrow column and clear headings. */
export const LegalPage = ({ headline, intro, children }: LegalPageProps) => {
  const text = useText();
  const { locale } = useLocale();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(updatedOn);
  return (
    <SiteFrame>
      <PageIntro headline={headline} tagline={intro} />
      <div className="mx-auto flex max-w-2xl flex-col gap-9 px-4 pb-24 text-lg sm:px-6">
        {children}
        <p className="border-line border-t pt-5 text-base text-ink-2">{text(t.updated, { date })}</p>
      </div>
    </SiteFrame>
  );
};

type LegalSectionProps = {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  children?: ReactNode;
};

export const LegalSection = ({ title, paragraphs = [], points = [], children }: LegalSectionProps) => (
  <section className="flex flex-col gap-3">
    <h2 className="font-semibold text-2xl">{title}</h2>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {points.length > 0 && (
      <ul className="flex list-disc flex-col gap-2 ps-6 marker:text-brand">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    {children}
  </section>
);
