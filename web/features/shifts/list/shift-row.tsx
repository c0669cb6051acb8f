import { ChartColumn, ChevronRight } from 'lucide-react';
import type { Shift } from '#core/shifts/shift-shape.ts';
import { isOpenShift, shiftStatus } from '#core/shifts/shift-status.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { formatTime } from '#web/lib/i18n/format-time.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { useTimeZone } from '#web/lib/i18n/time-zone.ts';
import { shiftReportAddress } from '#web/lib/site/report-addresses.ts';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { AppLink } from '#web/ui/action/link.tsx';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { ShiftHours } from './shift-hours.tsx';
import { ShiftMenu } from './shift-menu.tsx';
import { shiftsTexts as t } from './shifts.texts.ts';

export const ShiftRow = ({ shift, address }: { shift: Shift; address: string }) => {
  const text = useText();
  return (
    <article className="relative flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-line bg-card p-4 shadow-card transition-colors hover:border-line-strong sm:p-5">
      <div className="min-w-44 flex-1">
        <h2>
          <AppLink
            to={address}
            className="rounded-lg text-start font-semibold text-lg after:absolute after:inset-0 after:rounded-card"
          >
            <Time value={shift.startTime} style="date" />
            <span className="sr-only">{text(t.show)}</span>
          </AppLink>
        </h2>
        <ShiftHours shift={shift} />
      </div>
      {/* On a phone beside the date, in a wide list in a column of its own. */}
      <div className="sm:order-1 lg:min-w-28">
        <StatusBadge shift={shift} />
      </div>
      <p className="min-w-32 flex-1 break-words text-ink-2">
        <ShiftMenu menu={shift.activeMenu} />
      </p>
      <p className="text-ink-2 lg:min-w-52">
        {text(t.orderCount, { count: shift.orderCount })} · <Price shekels={shift.totalPrice} />
      </p>
      <div className="empty:max-lg:hidden sm:order-1 lg:min-w-24">
        {!isOpenShift(shift) && <ReportLink shift={shift} />}
      </div>
      <FlipIcon icon={ChevronRight} className="size-5 text-ink-2 max-sm:hidden sm:order-2" />
    </article>
  );
};

/** Above the link to the orders, which covers the rest of the row. */
const ReportLink = ({ shift }: { shift: Shift }) => {
  const text = useText();
  const { locale } = useLocale();
  const date = formatTime(new Date(shift.startTime), locale, 'date', useTimeZone());
  return (
    <ButtonLink
      to={shiftReportAddress(shift._id)}
      variant="secondary"
      size="small"
      aria-label={text(t.reportOf, { date })}
      icon={<ChartColumn aria-hidden="true" className="size-4" />}
    >
      {text(t.report)}
    </ButtonLink>
  );
};

const StatusBadge = ({ shift }: { shift: Shift }) => {
  const text = useText();
  const status = shiftStatus(shift, new Date(serverNow()));
  return (
    <Badge tone={status === 'active' ? 'ok' : 'info'} icon>
      {text(t[status])}
    </Badge>
  );
};
