import type { Account } from '#core/accounts/accounts.contract.ts';
import { accountPageTexts as t } from '#web/features/accounts/settings/account.texts.ts';
import { ChangePasswordForm } from '#web/features/accounts/settings/change-password-form.tsx';
import { ConfirmEmail } from '#web/features/accounts/settings/confirm-email.tsx';
import { DataCard } from '#web/features/accounts/settings/data-card.tsx';
import { DeleteCard } from '#web/features/accounts/settings/delete-card.tsx';
import { EmailForm } from '#web/features/accounts/settings/email-form.tsx';
import { NameForm } from '#web/features/accounts/settings/name-form.tsx';
import { PlanCard } from '#web/features/accounts/settings/plan-card.tsx';
import { GuestDataCard } from '#web/features/guest-data/guest-data-card.tsx';
import { deviceName } from '#web/features/security/device-name.ts';
import { DevicesCard } from '#web/features/security/devices-card.tsx';
import { SecurityLogCard } from '#web/features/security/security-log-card.tsx';
import { twoStepTexts as twoStep } from '#web/features/security/two-step/two-step.texts.ts';
import { TwoStep } from '#web/features/security/two-step/two-step.tsx';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { SettingsCard } from '#web/ui/layout/settings-card.tsx';

/** The owner's own account, below the restaurant's settings. */
export const AccountSection = ({ account }: { account: Account }) => {
  const text = useText();
  return (
    <section className="mt-10 grid grid-cols-1 max-w-2xl items-start gap-5 xl:max-w-none xl:grid-cols-2">
      <h2 className="font-semibold text-xl xl:col-span-2">{text(t.title)}</h2>
      <PlanCard account={account} />
      <NameForm account={account} />
      <EmailForm account={account} />
      <ChangePasswordForm account={account} />
      <SettingsCard title={text(twoStep.title)} hint={text(twoStep.hint)}>
        <TwoStep email={account.email} nameOf={deviceName} />
      </SettingsCard>
      <DevicesCard />
      <GuestDataCard account={account} />
      <DataCard email={account.email} />
      <div className="xl:col-span-2">
        <SecurityLogCard />
      </div>
      <DeleteCard account={account} />
      <ConfirmEmail account={account} />
    </section>
  );
};
