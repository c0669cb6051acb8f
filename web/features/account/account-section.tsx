import type { Account } from '#core/accounts/accounts.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { accountPageTexts as t } from './account.texts.ts';
import { AccountCard } from './account-card.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { DataCard } from './data-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { deviceName } from './device-name.ts';
import { DevicesCard } from './devices-card.tsx';
import { EmailForm } from './email-form.tsx';
import { GuestDataCard } from './guest-data-card.tsx';
import { NameForm } from './name-form.tsx';
import { PlanCard } from './plan-card.tsx';
import { SecurityLogCard } from './security-log-card.tsx';
import { twoStepTexts as twoStep } from './two-step/two-step.texts.ts';
import { TwoStep } from './two-step/two-step.tsx';

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
      <AccountCard title={text(twoStep.title)} hint={text(twoStep.hint)}>
        <TwoStep email={account.email} nameOf={deviceName} />
      </AccountCard>
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
