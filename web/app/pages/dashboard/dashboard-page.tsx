import {
  CalendarClock,
  ChartColumn,
  ChefHat,
  ExternalLink,
  Printer,
  QrCode,
  Settings,
  UtensilsCrossed,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { canTakeOrders } from '#core/accounts/plans.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { LogOutButton } from '#web/features/accounts/session/log-out-button.tsx';
import { TrialBadge, TrialEndedNotice } from '#web/features/accounts/trial-notice.tsx';
import { MenusTab } from '#web/features/menus/list/menus-tab.tsx';
import { QrDialog } from '#web/features/menus/list/qr-dialog.tsx';
import { OrderTrail } from '#web/features/orders/trail/order-trail.tsx';
import { CertificateNotice } from '#web/features/restaurants/kosher/certificate-notice.tsx';
import { SetupChecklist } from '#web/features/restaurants/setup-checklist/setup-checklist.tsx';
import { ShiftsTab } from '#web/features/shifts/list/shifts-tab.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useMatch, useNavigate } from '#web/lib/router/router-hooks.ts';
import { reportsAddress } from '#web/lib/site/report-addresses.ts';
import { settingsAddress, settingsPageAddress } from '#web/lib/site/settings-addresses.ts';
import { useSite } from '#web/lib/site/site-info.tsx';
import { dashboardTexts as t } from '#web/lib/texts/dashboard.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { useMinWidth } from '#web/ui/layout/use-min-width.ts';
import { UnsavedGuard } from '#web/ui/overlay/unsaved-guard.tsx';
import { OwnerScreen } from '../owner-screen.tsx';
import { SettingsPages } from './settings/settings-pages.tsx';
import { useFocusOnSettings } from './settings/use-focus-on-settings.ts';

const MenuExport = lazyPart(
  async () => (await import('#web/features/menu-files/writing/menu-export.tsx')).MenuExport,
);

const EveningCard = lazyPart(
  async () => (await import('#web/features/shifts/evening/evening-card.tsx')).EveningCard,
);
const KeepNotice = lazyPart(
  async () => (await import('#web/features/sandbox/trial/keep-notice.tsx')).KeepNotice,
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
  const isInSettings = useMatch(`${settingsAddress}/*`) !== null;
  // On a phone the settings have the screen to themselves.
  const showsActions = useMinWidth('48rem') || !isInSettings;
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
          showsActions && (
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
          )
        }
      />
      <DashboardTabs account={account} takesOrders={takesOrders} />
      <QrDialog ownerId={account._id} open={showsQr} onOpenChange={setShowsQr} />
      <Version />
    </>
  );
};

/** What to name when something is reported. */
const Version = () => {
  const text = useText();
  return (
    <footer className="mt-10 text-center text-ink-2 text-sm">
      {text(t.version, { version: useSite().version })}
    </footer>
  );
};

const trailOf = ({ _id, revision }: ManagedOrder) => <OrderTrail orderId={_id} revision={revision} />;

type DashboardTab = 'menus' | 'settings' | 'shifts';

const addressOf = (tab: DashboardTab): string => (tab === 'menus' ? '/dashboard' : `/dashboard/${tab}`);

/** Each tab has an address, so that it survives a reload and the back button leads to the one before. */
const DashboardTabs = ({ account, takesOrders }: { account: Account; takesOrders: boolean }) => {
  const text = useText();
  const navigate = useNavigate();
  const atOldTeam = useMatch('/dashboard/staff') !== null;
  const requestedTab = useMatch('/dashboard/:tab/*')?.tab;
  const settingsPage = useMatch(`${settingsAddress}/:page`)?.page;
  useEffect(() => {
    if (atOldTeam) void navigate(settingsPageAddress('team'), { replace: true });
  }, [atOldTeam, navigate]);
  const displayedShift = useMatch(`${addressOf('shifts')}/:shiftId`)?.shiftId;
  useFocusOnSettings();
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
  const tabs = [
    {
      value: 'menus',
      label: text(t.menus),
      icon: <UtensilsCrossed aria-hidden="true" />,
      content: (
        // What is happening now comes before what can be set up.
        <div className="flex flex-col gap-6">
          {takesOrders && <EveningCard ownerId={account._id} />}
          <SetupChecklist ownerId={account._id} takesOrders={takesOrders} />
          <MenusTab exportOf={(menu) => <MenuExport menu={menu} />} />
        </div>
      ),
    },
    {
      value: 'settings',
      label: text(t.settings),
      icon: <Settings aria-hidden="true" />,
      content: <SettingsPages account={account} requested={settingsPage} />,
    },
    ...(takesOrders ? [shifts] : []),
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
