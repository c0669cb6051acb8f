import type { ReactNode } from 'react';
import type { RefusalKind } from '#core/reports/refusal-kinds.ts';
import type { Report } from '#core/reports/report-shape.ts';
import { partTexts, refusalKindTexts, columnTexts as t } from '#core/reports/report-tables.texts.ts';
import { type Agorot, addAgorot, formatPrice, formatShekels, toAgorot } from '#core/values/money.ts';
import { formatTime } from '#web/lib/i18n/format-time.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { reasonOrNone } from '#web/lib/texts/reason-or-none.ts';
import { Price } from '#web/ui/content/price.tsx';
import { Time } from '#web/ui/content/time.tsx';
import type { ReportSource } from '../tables/export-address.ts';
import { ReportTable } from '../tables/report-table.tsx';
import { reportTexts } from '../texts/report.texts.ts';
import { formatDay } from './format-day.ts';
import { ReportPart } from './report-part.tsx';

type UnsoldPartProps = { report: Report; source: ReportSource; timeZone: string };

/** What happened to an order, and why. */
const Refusal = ({ kind, reason }: { kind: RefusalKind; reason: string }) => {
  const text = useText();
  return (
    <>
      {text(refusalKindTexts[kind])}: <bdi>{reasonOrNone(text, reason)}</bdi>
    </>
  );
};

const Detail = ({ children }: { children: ReactNode }) => (
  <bdi className="block text-ink-2 text-sm">{children}</bdi>
);

/** The takings at closing time: what was deducted since is added back. */
export const takingsAtClosing = ({ takings, corrections }: Report): Agorot =>
  addAgorot(toAgorot(takings), ...corrections.map(({ amount }) => toAgorot(amount)));

export const CorrectionsPart = ({ report, source, timeZone }: UnsoldPartProps) => {
  const text = useText();
  const { locale } = useLocale();
  if (report.corrections.length === 0) return null;
  return (
    <ReportPart
      of="corrections"
      source={source}
      className="lg:col-span-2"
      description={text(reportTexts.atClosing, {
        closing: formatPrice(takingsAtClosing(report)),
        now: formatShekels(report.takings),
      })}
      table={
        <ReportTable
          caption={text(partTexts.corrections)}
          rows={report.corrections}
          columns={[
            {
              name: text(t.what),
              cell: ({ day, displayOrderNumber, kind, reason, by, at }) => (
                <>
                  {text(reportTexts.correction, { number: displayOrderNumber, day: formatDay(day, locale) })}
                  <Detail>
                    <Refusal kind={kind} reason={reason} />
                  </Detail>
                  <Detail>
                    {[by, formatTime(new Date(at), locale, 'date-time', timeZone)]
                      .filter(Boolean)
                      .join(' · ')}
                  </Detail>
                </>
              ),
            },
            {
              name: text(t.amount),
              isNumber: true,
              cell: ({ amount }) => (
                <bdi dir="ltr" className="whitespace-nowrap">
                  {'−'}
                  <Price shekels={amount} />
                </bdi>
              ),
            },
          ]}
        />
      }
    />
  );
};

export const RefusedPart = ({ report: { refused }, source }: Omit<UnsoldPartProps, 'timeZone'>) => {
  const text = useText();
  if (refused.length === 0) return null;
  return (
    <ReportPart
      of="refused"
      source={source}
      table={
        <ReportTable
          caption={text(partTexts.refused)}
          rows={refused}
          columns={[
            {
              name: text(t.what),
              cell: ({ kind, reason, by }) => (
                <>
                  <Refusal kind={kind} reason={reason} />
                  {by && <Detail>{by}</Detail>}
                </>
              ),
            },
            { name: text(t.orders), isNumber: true, cell: ({ orders }) => orders },
            {
              name: text(t.amount),
              isNumber: true,
              cell: ({ amount }) => <Price shekels={amount} />,
            },
          ]}
        />
      }
    />
  );
};

export const SoldOutPart = ({ report: { soldOut }, source, timeZone }: UnsoldPartProps) => {
  const text = useText();
  if (soldOut.length === 0) return null;
  return (
    <ReportPart
      of="soldOut"
      source={source}
      table={
        <ReportTable
          caption={text(partTexts.soldOut)}
          rows={soldOut}
          columns={[
            {
              name: text(t.dish),
              cell: ({ dish, option }) => (
                <>
                  <bdi>{dish}</bdi>
                  {option && <Detail>{option}</Detail>}
                </>
              ),
            },
            {
              name: text(t.from),
              isNumber: true,
              cell: ({ from }) => <Time value={from} style="date-time" timeZone={timeZone} />,
            },
            {
              name: text(t.until),
              isNumber: true,
              cell: ({ to }) =>
                to ? <Time value={to} style="date-time" timeZone={timeZone} /> : text(reportTexts.notBack),
            },
          ]}
        />
      }
    />
  );
};
