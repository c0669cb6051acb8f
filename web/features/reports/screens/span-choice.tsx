import { type FormEvent, useState } from 'react';
import { presetSpan, type Span, spanPresets } from '#core/reports/spans.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useNavigate } from '#web/lib/router/router-hooks.ts';
import { spanReportAddress } from '#web/lib/site/report-addresses.ts';
import { Button } from '#web/ui/action/button.tsx';
import { AppLink } from '#web/ui/action/link.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { presetTexts, spanTexts as t } from '../texts/report-page.texts.ts';
import { describeSpanProblem } from './describe-span-problem.ts';
import { type SpanProblem, spanProblem } from './requested-span.ts';

type SpanChoiceProps = { span: Span; today: string };

/** The most common spans, each a link, and custom days. */
export const SpanChoice = ({ span, today }: SpanChoiceProps) => {
  const text = useText();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <nav aria-label={text(t.presets)}>
        <ul className="flex flex-wrap gap-2 max-sm:gap-1.5">
          {spanPresets.map((preset) => {
            const offered = presetSpan(preset, today);
            const isChosen = offered.from === span.from && offered.to === span.to;
            return (
              <li key={preset}>
                <AppLink
                  to={spanReportAddress(offered)}
                  aria-current={isChosen || undefined}
                  className="inline-flex h-11 items-center rounded-full border border-line bg-card px-4 transition-colors max-sm:px-2.5 max-sm:text-sm hover:border-line-strong aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-medium aria-[current]:text-brand-strong forced-colors:aria-[current]:border-2 forced-colors:aria-[current]:border-[Highlight]"
                >
                  {text(presetTexts[preset])}
                </AppLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <OwnDays key={`${span.from} ${span.to}`} span={span} />
    </div>
  );
};

const OwnDays = ({ span }: { span: Span }) => {
  const text = useText();
  const navigate = useNavigate();
  const [days, setDays] = useState(span);
  const [problem, setProblem] = useState<SpanProblem | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = spanProblem(days);
    setProblem(found);
    if (!found) void navigate(spanReportAddress(days), { keepsScroll: true });
  };
  const problemOf = (field: 'from' | 'to'): string | undefined =>
    problem?.field === field ? describeSpanProblem(text, problem) : undefined;
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex min-w-0 flex-wrap items-start gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2"
    >
      {(['from', 'to'] as const).map((field) => (
        <Field key={field} label={text(t[field])} error={problemOf(field)} className="min-w-0 sm:w-40">
          <TextInput
            type="date"
            value={days[field]}
            onChange={({ target }) => setDays({ ...days, [field]: target.value })}
          />
        </Field>
      ))}
      <Button type="submit" variant="secondary" className="max-sm:col-span-2 sm:mt-7.5">
        {text(t.show)}
      </Button>
    </form>
  );
};
