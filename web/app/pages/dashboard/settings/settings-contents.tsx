import type { ReactNode } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { canTakeOrders } from '#core/accounts/plans.ts';
import { ChangePasswordForm } from '#web/features/accounts/settings/change-password-form.tsx';
import { DataCard } from '#web/features/accounts/settings/data-card.tsx';
import { DeleteCard } from '#web/features/accounts/settings/delete-card.tsx';
import { EmailForm } from '#web/features/accounts/settings/email-form.tsx';
import { NameForm } from '#web/features/accounts/settings/name-form.tsx';
import { PlanCard } from '#web/features/accounts/settings/plan-card.tsx';
import { GuestDataCard } from '#web/features/guest-data/guest-data-card.tsx';
import { KosherCard } from '#web/features/restaurants/kosher/kosher-card.tsx';
import { OrderingSettings } from '#web/features/restaurants/settings/ordering-settings.tsx';
import { RestaurantSettings } from '#web/features/restaurants/settings/restaurant-settings.tsx';
import { deviceName } from '#web/features/security/device-name.ts';
import { DevicesCard } from '#web/features/security/devices-card.tsx';
import { SecurityLogCard } from '#web/features/security/security-log-card.tsx';
import { twoStepTexts as twoStep } from '#web/features/security/two-step/two-step.texts.ts';
import { TwoStep } from '#web/features/security/two-step/two-step.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import type { SettingsPage } from '#web/lib/site/settings-addresses.ts';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SettingsCard } from '#web/ui/layout/settings-card.tsx';
import { settingsListTexts as t } from './settings-pages.texts.ts';

const TeamSettings = lazyPart(
  async () => (await import('#web/features/staff/settings/team-settings.tsx')).TeamSettings,
  <Skeleton className="h-64 rounded-card" />,
);
const OpeningSettings = lazyPart(
  async () => (await import('#web/features/opening-hours/settings/opening-settings.tsx')).OpeningSettings,
  <Skeleton className="h-64 rounded-card" />,
);
const PrintersPage = lazyPart(
  async () => (await import('./printers-page.tsx')).PrintersPage,
  <Skeleton className="h-64 rounded-card" />,
);
const AreasCard = lazyPart(
  async () => (await import('#web/features/areas/areas-card.tsx')).AreasCard,
  <Skeleton className="h-48 rounded-card" />,
);
const KeepFirst = lazyPart(
  async () => (await import('#web/features/sandbox/trial/keep-notice.tsx')).KeepFirst,
);

type SettingsContentsProps = { account: Account; page: SettingsPage };

/** What one page of the settings holds. */
export const SettingsContents = ({ account, page }: SettingsContentsProps) => {
  const isOwnPage = page === 'account' || page === 'security' || page === 'data';
  if (isOwnPage && account.throwAwayAt) return <KeepFirst />;
  switch (page) {
    case 'restaurant':
      return <RestaurantSettings ownerId={account._id} />;
    case 'opening-hours':
      return <OpeningSettings takesOrders={canTakeOrders(account.plan)} />;
    case 'kosher':
      return <KosherPage />;
    case 'ordering':
      return <OrderingPage ownerId={account._id} />;
    case 'printing':
      return <PrintersPage />;
    case 'team':
      return <TeamSettings email={account.email} />;
    case 'account':
      return (
        <Cards>
          <PlanCard account={account} />
          <NameForm account={account} />
          <EmailForm account={account} />
        </Cards>
      );
    case 'security':
      return <SecurityPage account={account} />;
    case 'data':
      return (
        <Cards>
          <GuestDataCard account={account} />
          <DataCard email={account.email} />
          <DeleteCard account={account} />
        </Cards>
      );
  }
};

const Cards = ({ children }: { children: ReactNode }) => (
  <div className="flex max-w-2xl flex-col gap-5">{children}</div>
);

const KosherPage = () => {
  const text = useText();
  return (
    <Cards>
      <KosherCard />
      <SettingsCard title={text(t.allergens)} hint={text(t.allergensHint)}>
        <ButtonLink to="/dashboard" variant="secondary">
          {text(t.toMenus)}
        </ButtonLink>
      </SettingsCard>
    </Cards>
  );
};

const OrderingPage = ({ ownerId }: { ownerId: string }) => {
  const text = useText();
  return (
    <Cards>
      <OrderingSettings ownerId={ownerId} />
      <AreasCard />
      <SettingsCard title={text(t.during)} hint={text(t.duringHint)}>
        <ButtonLink to="/order-manager" variant="secondary">
          {text(t.toBoard)}
        </ButtonLink>
      </SettingsCard>
    </Cards>
  );
};

const SecurityPage = ({ account }: { account: Account }) => {
  const text = useText();
  return (
    <Cards>
      <ChangePasswordForm account={account} />
      <SettingsCard title={text(twoStep.title)} hint={text(twoStep.hint)}>
        <TwoStep email={account.email} nameOf={deviceName} />
      </SettingsCard>
      <DevicesCard />
      <SecurityLogCard />
    </Cards>
  );
};
