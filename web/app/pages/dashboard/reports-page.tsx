import { canTakeOrders } from '#core/accounts/plans.ts';
import { LogOutButton } from '#web/features/accounts/session/log-out-button.tsx';
import { NotOnThisPlan } from '#web/features/reports/contents/report-state.tsx';
import { ShiftReport } from '#web/features/reports/screens/shift-report.tsx';
import { SpanReport } from '#web/features/reports/screens/span-report.tsx';
import { reportTexts } from '#web/features/reports/texts/report.texts.ts';
import { spanTexts } from '#web/features/reports/texts/report-page.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useMatch } from '#web/lib/router/router-hooks.ts';
import { reportsAddress } from '#web/lib/site/report-addresses.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { OwnerScreen } from '../owner-screen.tsx';

/** `/dashboard/reports` is about days, `/dashboard/reports/shifts/{shift}` about one shift. */
export const ReportsPage = () => {
  const text = useText();
  const shiftId = useMatch(`${reportsAddress}/shifts/:shiftId`)?.shiftId;
  return (
    <OwnerScreen actions={() => <LogOutButton />}>
      {(account) => {
        if (!canTakeOrders(account.plan))
          return (
            <>
              <PageHeader
                title={text(spanTexts.title)}
                back={{ to: '/dashboard', label: text(reportTexts.back) }}
              />
              <NotOnThisPlan />
            </>
          );
        return shiftId ? (
          <ShiftReport shiftId={shiftId} />
        ) : (
          <SpanReport restaurantName={account.restaurantName} />
        );
      }}
    </OwnerScreen>
  );
};
