import type { Account } from '#core/accounts/accounts.contract.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { OperatorLink } from '#web/ui/action/operator-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { SettingsCard } from '#web/ui/layout/settings-card.tsx';
import { trialDaysLeft } from '../trial-days.ts';
import { accountPageTexts as t } from './account.texts.ts';

export const PlanCard = ({ account }: { account: Account }) => {
  const text = useText();
  const count = trialDaysLeft(account.trialEndsAt, serverNow());
  return (
    <SettingsCard title={text(t.plan)}>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="brand">{text(t[account.plan])}</Badge>
        {count > 0 ? text(t.trialLeft, { count }) : text(t.trialEnded)}
      </p>
      <p className="mt-3 text-ink-2">
        {text(t.changePlan)} <OperatorLink />
      </p>
    </SettingsCard>
  );
};
