import { useQuery } from '@tanstack/react-query';
import { ReceiptText, SearchX } from 'lucide-react';
import { localDay } from '#core/hours/local-day.ts';
import { isOpenShift } from '#core/shifts/shift-status.ts';
import { isSavedId } from '#core/values/saved-id.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { formatTime } from '#web/lib/i18n/format-time.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { reportsAddress } from '#web/lib/site/report-addresses.ts';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ReportActions } from '../contents/report-actions.tsx';
import { ReportContents } from '../contents/report-contents.tsx';
import { ReportNotHere } from '../contents/report-state.tsx';
import { ReportOnPaper } from '../paper/report-on-paper.tsx';
import { type ShiftReportAnswer, shiftReportQuery } from '../report-queries.ts';
import { shiftReportTexts as t } from '../texts/report-page.texts.ts';

export const ShiftReport = ({ shiftId }: { shiftId: string }) => {
  const text = useText();
  const isId = isSavedId(shiftId);
  const { data, error, refetch } = useQuery({ ...shiftReportQuery(shiftId), enabled: isId });
  const back = { to: reportsAddress, label: text(t.backToReports) };
  if (data) return <LoadedReport {...data} back={back} />;
  return (
    <>
      <PageHeader title={text(t.title)} back={back} />
      {!isId || isApiError(error, 'not_found') ? (
        <EmptyState icon={<SearchX />} title={text(t.missing)} />
      ) : (
        <ReportNotHere error={error} onRetry={refetch} />
      )}
    </>
  );
};

type LoadedReportProps = ShiftReportAnswer & { back: { to: string; label: string } };

const LoadedReport = ({ shift, timeZone, report, back }: LoadedReportProps) => {
  const text = useText();
  const { locale } = useLocale();
  const isOpen = isOpenShift(shift);
  const at = (moment: string, style: 'date' | 'time'): string =>
    formatTime(new Date(moment), locale, style, timeZone);
  const hours = `${at(shift.startTime, 'time')} – ${isOpen ? text(t.open) : at(shift.endTime, 'time')}`;
  const date = at(shift.startTime, 'date');
  const source = { shiftId: shift._id };
  return (
    <>
      <PageHeader
        title={`${text(t.title)} · ${date}`}
        description={
          <>
            <bdi>{hours}</bdi>
            {shift.activeMenu.name && (
              <>
                {' · '}
                <bdi>{shift.activeMenu.name}</bdi>
              </>
            )}
          </>
        }
        back={back}
        actions={
          <ReportActions source={source} report={report}>
            <ButtonLink
              to={`/dashboard/shifts/${shift._id}`}
              variant="secondary"
              icon={<ReceiptText aria-hidden="true" className="size-4.5" />}
            >
              {text(t.showOrders)}
            </ButtonLink>
          </ReportActions>
        }
      />
      {isOpen && <Alert tone="info">{text(t.stillOpen)}</Alert>}
      <ReportContents
        report={report}
        source={source}
        timeZone={timeZone}
        today={localDay(timeZone, new Date(serverNow()))}
      />
      <ReportOnPaper
        title={`${text(t.title)} · ${date} · ${hours}`}
        restaurantName={shift.restaurantName}
        report={report}
        timeZone={timeZone}
      />
    </>
  );
};
