import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { localDay } from '#core/hours/local-day.ts';
import { presetSpan, type Span } from '#core/reports/spans.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { useTimeZone } from '#web/lib/i18n/time-zone.ts';
import { useSearchParams } from '#web/lib/router/router-hooks.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { formatSpan } from '../contents/format-day.ts';
import { ReportActions } from '../contents/report-actions.tsx';
import { ReportContents } from '../contents/report-contents.tsx';
import { ReportNotHere } from '../contents/report-state.tsx';
import { ReportOnPaper } from '../paper/report-on-paper.tsx';
import { spanReportQuery } from '../report-queries.ts';
import { reportTexts } from '../texts/report.texts.ts';
import { spanTexts as t } from '../texts/report-page.texts.ts';
import { describeSpanProblem } from './describe-span-problem.ts';
import { requestedSpan, spanProblem } from './requested-span.ts';
import { SpanChoice } from './span-choice.tsx';

/** The report of the days in the address; the last thirty by default. */
export const SpanReport = ({ restaurantName }: { restaurantName: string }) => {
  const text = useText();
  const requested = requestedSpan(useSearchParams());
  const today = localDay(useTimeZone(), new Date(serverNow()));
  const span = requested ?? presetSpan('last30Days', today);
  return (
    <>
      <PageHeader title={text(t.title)} back={{ to: '/dashboard', label: text(reportTexts.back) }} />
      <SpanChoice span={span} today={today} />
      <ReportOf span={span} today={today} restaurantName={restaurantName} />
    </>
  );
};

type ReportOfProps = { span: Span; today: string; restaurantName: string };

const ReportOf = ({ span, today, restaurantName }: ReportOfProps) => {
  const text = useText();
  const { locale } = useLocale();
  const problem = spanProblem(span);
  const { data, error, refetch } = useQuery({ ...spanReportQuery(span), enabled: problem === null });
  if (problem) {
    return <Alert title={text(t.wrongAddress)}>{describeSpanProblem(text, problem)}</Alert>;
  }
  if (!data) return <ReportNotHere error={error} onRetry={refetch} />;
  const { report, timeZone } = data;
  // Everything is more than nothing: a span without an order is no measure.
  const before = data.before.report.orders > 0 ? data.before : null;
  if (report.shifts === 0) {
    return (
      <EmptyState icon={<CalendarClock />} title={text(t.noShifts)}>
        {text(t.noShiftsHint)}
      </EmptyState>
    );
  }
  const days = formatSpan(span, locale);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="font-semibold text-xl">
            <bdi>{days}</bdi>
          </h2>
          <p className="text-ink-2">
            {text(before ? t.comparedWith : t.notCompared, { span: formatSpan(data.before, locale) })}
          </p>
        </div>
        <ReportActions source={span} report={report} />
      </div>
      <ReportContents
        report={report}
        source={span}
        timeZone={timeZone}
        today={today}
        compared={{ span, before }}
      />
      <ReportOnPaper
        title={days}
        restaurantName={restaurantName}
        report={report}
        timeZone={timeZone}
        span={span}
      />
    </>
  );
};
