import { ReceiptText } from 'lucide-react';
import { findHints } from '#core/reports/hints.ts';
import type { Report } from '#core/reports/report-shape.ts';
import type { Span } from '#core/reports/spans.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { ReportSource } from '../tables/export-address.ts';
import { reportTexts as t } from '../texts/report.texts.ts';
import { DishesPart } from './dishes-part.tsx';
import { Headline } from './headline.tsx';
import { HintsCard } from './hints-card.tsx';
import { MinutesPart } from './minutes-part.tsx';
import { PaymentKindsPart, VoidedPaymentsPart } from './payment-parts.tsx';
import { DaysPart, HoursPart } from './sales-parts.tsx';
import { SoldParts } from './sold-parts.tsx';
import { CorrectionsPart, RefusedPart, SoldOutPart } from './unsold-parts.tsx';
import { DishViewsPart, TableViewsPart } from './views-parts.tsx';

type ReportContentsProps = {
  report: Report;
  source: ReportSource;
  timeZone: string;
  /** In the restaurant's time zone. */
  today: string;
  /** Of a span: it, and the one before it, unless nothing was ordered then. */
  compared?: { span: Span; before: (Span & { report: Report }) | null };
};

/** What the reports of a shift and of a span share: figures on top, charts, tables, what went wrong. */
export const ReportContents = ({ report, source, timeZone, today, compared }: ReportContentsProps) => {
  const text = useText();
  const hasOrders = report.orders > 0;
  const before = compared?.before?.report;
  return (
    <div className="flex flex-col gap-4 max-sm:gap-3">
      <Headline report={report} before={before} />
      <HintsCard hints={findHints(report, today)} />
      {!hasOrders && (
        <EmptyState icon={<ReceiptText />} title={text(t.noOrders)}>
          {text(compared ? t.noOrdersInSpan : t.noOrdersInShift)}
        </EmptyState>
      )}
      <div className="grid grid-cols-1 gap-4 max-sm:gap-2 lg:grid-cols-2">
        <CorrectionsPart report={report} source={source} timeZone={timeZone} />
        {hasOrders && compared && compared.span.from !== compared.span.to && (
          <DaysPart
            span={compared.span}
            days={report.days}
            before={
              compared.before ? { from: compared.before.from, days: compared.before.report.days } : undefined
            }
            source={source}
          />
        )}
        {hasOrders && <HoursPart hours={report.hours} before={before?.hours ?? null} source={source} />}
        <PaymentKindsPart report={report} source={source} />
        {hasOrders && <DishesPart dishes={report.dishes} source={source} />}
        <MinutesPart of="toApprove" minutes={report.toApprove} source={source} />
        <MinutesPart of="toMake" minutes={report.toMake} source={source} />
        <DishViewsPart views={report.looks} source={source} />
        <SoldParts report={report} source={source} />
        <VoidedPaymentsPart report={report} source={source} timeZone={timeZone} />
        <RefusedPart report={report} source={source} />
        <SoldOutPart report={report} source={source} timeZone={timeZone} />
        <TableViewsPart views={report.looks} source={source} />
      </div>
    </div>
  );
};
