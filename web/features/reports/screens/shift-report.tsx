import { useQuery } from '@tanstack/react-query';
import { ReceiptText, SearchX } from 'lucide-react';
import { localDay } from '#core/hours/local-day.ts';
import type { Locale } from '#core/i18n/locale.ts';
import type { Translate } from '#core/i18n/text.ts';
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
  const { locale } = useLocale();
  const isId = isSavedId(shiftId);
  const { data, error, refetch } = useQuery({ ...shiftReportQuery(shiftId), enabled: isId });
  // One heading, before the answer and after it: the focus of whoever came here stands on it.
  return (
    <>
      <PageHeader
        title={data ? titleOf(data, text, locale) : text(t.title)}
        description={data && <ShiftDescription {...data} />}
        back={{ to: reportsAddress, label: text(t.backToReports) }}
        actions={
          data && (
            <ReportActions source={{ shiftId: data.shift._id }} report={data.report}>
              <ButtonLink
                to={`/dashboard/shifts/${data.shift._id}`}
                variant="secondary"
                icon={<ReceiptText aria-hidden="true" className="size-4.5" />}
              >
                {text(t.showOrders)}
              </ButtonLink>
            </ReportActions>
          )
        }
      />
      {data && <LoadedReport {...data} />}
      {!data &&
        (!isId || isApiError(error, 'not_found') ? (
          <EmptyState icon={<SearchX />} title={text(t.missing)} />
        ) : (
          <ReportNotHere error={error} onRetry={refetch} />
        ))}
    </>
  );
};

const titleOf = ({ shift, timeZone }: ShiftReportAnswer, text: Translate, locale: Locale): string =>
  `${text(t.title)} · ${formatTime(new Date(shift.startTime), locale, 'date', timeZone)}`;

const hoursOf = ({ shift, timeZone }: ShiftReportAnswer, text: Translate, locale: Locale): string => {
  const at = (moment: string) => formatTime(new Date(moment), locale, 'time', timeZone);
  return `${at(shift.startTime)} – ${isOpenShift(shift) ? text(t.open) : at(shift.endTime)}`;
};

const ShiftDescription = (answer: ShiftReportAnswer) => {
  const text = useText();
  const { locale } = useLocale();
  const menuName = answer.shift.activeMenu.name;
  return (
    <>
      <bdi>{hoursOf(answer, text, locale)}</bdi>
      {menuName && (
        <>
          {' · '}
          <bdi>{menuName}</bdi>
        </>
      )}
    </>
  );
};

const LoadedReport = (answer: ShiftReportAnswer) => {
  const { shift, timeZone, report } = answer;
  const text = useText();
  const { locale } = useLocale();
  return (
    <>
      {isOpenShift(shift) && <Alert tone="info">{text(t.stillOpen)}</Alert>}
      <ReportContents
        report={report}
        source={{ shiftId: shift._id }}
        timeZone={timeZone}
        today={localDay(timeZone, new Date(serverNow()))}
      />
      <ReportOnPaper
        title={`${titleOf(answer, text, locale)} · ${hoursOf(answer, text, locale)}`}
        restaurantName={shift.restaurantName}
        report={report}
        timeZone={timeZone}
      />
    </>
  );
};
