import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Minutes, Report } from '#core/reports/report-shape.ts';
import { formatShekels } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { changeOf } from '../figures/change.ts';
import { reportTexts as t } from '../texts/report.texts.ts';
import { spanTexts } from '../texts/report-page.texts.ts';

type Format = (value: number) => string;
const count: Format = (value) => value.toLocaleString('en');

type HeadlineProps = { report: Report; before?: Report };

/** The figures on top. With a previous span, each says in words what has changed. */
export const Headline = ({ report, before }: HeadlineProps) => {
  const text = useText();
  const minutes: Format = (value) => text(t.minutes, { minutes: value });
  return (
    // Columns by the width in letters: numbers keep whole at any size of text.
    <div className="@container">
      <dl className="grid grid-cols-2 gap-3 max-sm:gap-2 @min-[36rem]:grid-cols-3 @min-[72rem]:grid-cols-6">
        <Figure name={text(t.takings)} now={report.takings} before={before?.takings} format={formatShekels} />
        <Figure name={text(t.orders)} now={report.orders} before={before?.orders} format={count}>
          {text(t.shiftCount, { count: report.shifts })}
        </Figure>
        <Figure name={text(t.average)} now={report.average} before={before?.average} format={formatShekels} />
        <Figure
          name={text(t.paid)}
          now={report.paid.takings}
          before={before?.paid.takings}
          format={formatShekels}
        >
          <span className="block">
            {text(t.unpaid)}: <bdi>{formatShekels(report.unpaid.takings)}</bdi>
          </span>
        </Figure>
        <MinutesFigure
          name={text(t.toApprove)}
          now={report.toApprove}
          before={before?.toApprove}
          format={minutes}
        />
        <MinutesFigure name={text(t.toMake)} now={report.toMake} before={before?.toMake} format={minutes} />
      </dl>
    </div>
  );
};

type FigureProps = {
  name: string;
  /** Null where nothing was measured. */
  now: number | null;
  before?: number | null;
  format: Format;
  children?: ReactNode;
};

const Figure = ({ name, now, before, format, children }: FigureProps) => {
  const text = useText();
  return (
    <div className="flex min-w-0 flex-col gap-0.5 rounded-card border border-line bg-card p-4 shadow-card max-sm:p-3">
      <dt className="text-ink-2 text-sm">{name}</dt>
      <dd className="flex flex-1 flex-col gap-1">
        <span className="font-semibold text-xl tabular-nums tracking-tight sm:text-2xl">
          {now === null ? (
            <span className="font-normal text-base text-ink-2">{text(t.notMeasured)}</span>
          ) : (
            <bdi>{format(now)}</bdi>
          )}
        </span>
        {children && <span className="text-ink-2 text-sm">{children}</span>}
        {before !== undefined && now !== null && <ChangeLine now={now} before={before} format={format} />}
      </dd>
    </div>
  );
};

type MinutesFigureProps = { name: string; now: Minutes; before?: Minutes; format: Format };

const MinutesFigure = ({ name, now, before, format }: MinutesFigureProps) => {
  const text = useText();
  return (
    <Figure name={`${name} (${text(t.median)})`} now={now.median} before={before?.median} format={format}>
      {now.slowest !== null && text(t.slowest, { minutes: now.slowest })}
    </Figure>
  );
};

type ChangeLineProps = { now: number; before: number | null; format: Format };

const signs = { more: TrendingUp, less: TrendingDown, same: Minus } as const;

/** Neither good nor bad: more minutes are not like more takings. */
const ChangeLine = ({ now, before, format }: ChangeLineProps) => {
  const text = useText();
  if (before === null) return <span className="mt-auto text-ink-2 text-sm">{text(spanTexts.notBefore)}</span>;
  const change = changeOf(now, before);
  const Sign = signs[change.kind];
  const sentence = (): string => {
    if (change.kind === 'same') return text(spanTexts.same);
    const amount = format(change.by);
    const { percent } = change;
    if (percent === null) return text(spanTexts[change.kind], { amount });
    return text(change.kind === 'more' ? spanTexts.moreBy : spanTexts.lessBy, { amount, percent });
  };
  return (
    <span className="mt-auto flex flex-col border-line border-t pt-1.5 text-sm">
      <span className="flex items-start gap-1.5 font-medium">
        <Sign aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-2" />
        {sentence()}
      </span>
      <span className="text-ink-2">{text(spanTexts.before, { value: format(before) })}</span>
    </span>
  );
};
