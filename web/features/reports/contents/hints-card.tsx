import { Lightbulb } from 'lucide-react';
import { describeHint } from '#core/reports/describe-hint.ts';
import type { Hint } from '#core/reports/hints.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { reportTexts as t } from '../texts/report.texts.ts';

export const HintsCard = ({ hints }: { hints: readonly Hint[] }) => {
  const text = useText();
  if (hints.length === 0) return null;
  return (
    <section className="flex gap-3 rounded-card bg-brand-soft px-4 py-3.5 sm:px-6">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
      <div className="min-w-0">
        <h2 className="font-semibold">{text(t.hints)}</h2>
        <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
          {hints.map((hint) => {
            const sentence = describeHint(text, hint);
            return <li key={sentence}>{sentence}</li>;
          })}
        </ul>
      </div>
    </section>
  );
};
