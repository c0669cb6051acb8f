import {
  CalendarClock,
  ChartColumn,
  ChefHat,
  ExternalLink,
  Printer,
  QrCode,
  Settings,
  UsersRound,
  UtensilsCrossed,
} from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { canTakeOrders } from '#core/accounts/plans.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { LogOutButton } from '#web/features/accounts/session/log-out-button.tsx';
import { TrialBadge, TrialEndedNotice } from '#web/features/accounts/trial-notice.tsx';
import { MenusTab } from '#web/features/menus/list/menus-tab.tsx';
import { QrDialog } from '#web/features/menus/list/qr-dialog.tsx';
import { OrderTrail } from '#web/features/orders/trail/order-trail.tsx';
import { CertificateNotice } from '#web/features/restaurants/kosher/certificate-notice.tsx';
import { KosherCard } from '#web/features/restaurants/kosher/kosher-card.tsx';
import { SettingsTab } from '#web/features/restaurants/settings/settings-tab.tsx';
import { SetupChecklist } from '#web/features/restaurants/setup-checklist/setup-checklist.tsx';
import { ShiftsTab } from '#web/features/shifts/list/shifts-tab.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useMatch, useNavigate } from '#web/lib/router/router-hooks.ts';
import { reportsAddress } from '#web/lib/site/report-addresses.ts';
import { dashboardTexts as t } from '#web/lib/texts/dashboard.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { UnsavedGuard } from '#web/ui/overlay/unsaved-guard.tsx';
import { OwnerScreen } from '../owner-screen.tsx';
import { AccountSection } from './account-section.tsx';

const MenuExport = lazyPart(
  async () => (await import('#web/features/menu-files/writing/menu-export.tsx')).MenuExport,
);

const StaffTab = lazyPart(
  async () => (await import('#web/features/staff/settings/staff-tab.tsx')).StaffTab,
  <Skeleton className="h-64 rounded-card" />,
);
const KeepNotice = lazyPart(
  async () => (await import('#web/features/sandbox/trial/keep-notice.tsx')).KeepNotice,
);
const KeepFirst = lazyPart(
  async () => (await import('#web/features/sandbox/trial/keep-notice.tsx')).KeepFirst,
);

export const DashboardPage = () => (
  <OwnerScreen actions={() => <LogOutButton />}>
    {(account) => (
      <UnsavedGuard>
        <Dashboard account={account} />
      </UnsavedGuard>
    )}
  </OwnerScreen>
);

/** Two buttons share one row on a phone. */
const actionStyle = 'max-sm:flex-1 max-sm:px-2.5!';

const Dashboard = ({ account }: { account: Account }) => {
  const text = useText();
  const takesOrders = canTakeOrders(account.plan);
  const [showsQr, setShowsQr] = useState(false);
  return (
    <>
      {account.throwAwayAt ? (
        <KeepNotice throwAwayAt={account.throwAwayAt} />
      ) : (
        <TrialEndedNotice trialEndsAt={account.trialEndsAt} />
      )}
      <CertificateNotice />
      <PageHeader
        title={text(t.title)}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <bdi>{account.restaurantName}</bdi>
            {!account.throwAwayAt && <TrialBadge trialEndsAt={account.trialEndsAt} />}
          </span>
        }
        actions={
          <>
            <ButtonLink
              to={`/public-menu/${account._id}`}
              wholePage
              variant="secondary"
              className={actionStyle}
              icon={<ExternalLink aria-hidden="true" className="size-4.5" />}
            >
              {text(t.guestMenu)}
            </ButtonLink>
            <Button
              variant="secondary"
              className={actionStyle}
              icon={<QrCode aria-hidden="true" className="size-4.5" />}
              onClick={() => setShowsQr(true)}
            >
              {text(t.qr)}
            </Button>
            <ButtonLink
              to="/qr-code"
              variant="secondary"
              className={actionStyle}
              icon={<Printer aria-hidden="true" className="size-4.5" />}
            >
              {text(t.qrCodes)}
            </ButtonLink>
            {takesOrders && (
              <>
                <ButtonLink
                  to={reportsAddress}
                  variant="secondary"
                  className={actionStyle}
                  icon={<ChartColumn aria-hidden="true" className="size-4.5" />}
                >
                  {text(t.reports)}
                </ButtonLink>
                <ButtonLink
                  to="/order-manager"
                  className={actionStyle}
                  icon={<ChefHat aria-hidden="true" className="size-5" />}
                >
                  {text(t.orders)}
                </ButtonLink>
              </>
            )}
          </>
        }
      />
      <SetupChecklist ownerId={account._id} takesOrders={takesOrders} />
      <DashboardTabs account={account} takesOrders={takesOrders} />
      <QrDialog ownerId={account._id} open={showsQr} onOpenChange={setShowsQr} />
    </>
  );
};

const trailOf = ({ _id, revision }: ManagedOrder) => <OrderTrail orderId={_id} revision={revision} />;

type DashboardTab = 'menus' | 'settings' | 'staff' | 'shifts';

const addressOf = (tab: DashboardTab): string => (tab === 'menus' ? '/dashboard' : `/dashboard/${tab}`);

/** Each tab has an address, so that it survives a reload and the back button leads to the one before. */
const DashboardTabs = ({ account, takesOrders }: { account: Account; takesOrders: boolean }) => {
  const text = useText();
  const navigate = useNavigate();
  const requestedTab = useMatch('/dashboard/:tab/*')?.tab;
  const displayedShift = useMatch(`${addressOf('shifts')}/:shiftId`)?.shiftId;
  const shifts = {
    value: 'shifts',
    label: text(t.shifts),
    icon: <CalendarClock aria-hidden="true" />,
    content: (
      <ShiftsTab
        ownerId={account._id}
        address={addressOf('shifts')}
        displayedId={displayedShift ?? null}
        trailOf={trailOf}
      />
    ),
  } as const;
  const staff = {
    value: 'staff',
    label: text(t.staff),
    icon: <UsersRound aria-hidden="true" />,
    content: <StaffTab email={account.email} />,
  } as const;
  const tabs = [
    {
      value: 'menus',
      label: text(t.menus),
      icon: <UtensilsCrossed aria-hidden="true" />,
      content: <MenusTab exportOf={(menu) => <MenuExport menu={menu} />} />,
    },
    {
      value: 'settings',
      label: text(t.settings),
      icon: <Settings aria-hidden="true" />,
      content: (
        <>
          <SettingsTab ownerId={account._id} takesOrders={takesOrders} />
          <KosherCard />
          {account.throwAwayAt ? <KeepFirst /> : <AccountSection account={account} />}
        </>
      ),
    },
    ...(takesOrders ? [staff, shifts] : []),
  ] as const;
  return (
    <Tabs<DashboardTab>
      label={text(t.tabs)}
      value={tabs.find(({ value }) => value === requestedTab)?.value ?? 'menus'}
      // The guard asks about unsaved input, as before any other address.
      onValueChange={(next) => void navigate(addressOf(next), { keepsScroll: true })}
      mayRefuse
      tabs={tabs}
    />
  );
};
