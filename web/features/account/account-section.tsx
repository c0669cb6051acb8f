import type { Account } from '#core/accounts/accounts.contract.ts';
import { accountPageTexts as t } from '#core/i18n/texts/account.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { DataCard } from './data-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PlanCard } from './plan-card.tsx';

/** The owner's own account, below the restaurant's settings. */
export const AccountSection = ({ account }: { account: Account }) => {
  const text = useText();
  return (
    <div className="mt-10 flex max-w-2xl flex-col gap-5">
      <h2 className="font-semibold text-xl">{text(t.title)}</h2>
      <PlanCard account={account} />
      <NameForm account={account} />
      <EmailForm account={account} />
      <PasswordForm account={account} />
      <DevicesCard />
      <DataCard />
      <DeleteCard account={account} />
    </div>
  );
};
