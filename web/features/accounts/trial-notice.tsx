import { Hourglass } from 'lucide-react';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { dashboardTexts as t } from '#web/lib/texts/dashboard.texts.ts';
import { OperatorLink } from '#web/ui/action/operator-link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { trialDaysLeft } from './trial-days.ts';

const daysLeft = (trialEndsAt: string) => trialDaysLeft(trialEndsAt, serverNow());

export const TrialBadge = ({ trialEndsAt }: { trialEndsAt: string }) => {
  const text = useText();
  const count = daysLeft(trialEndsAt);
  if (count === 0) return null;
  return (
    <Badge tone="brand" icon={<Hourglass aria-hidden="true" />}>
      {text(t.trialLeft, { count })}
    </Badge>
  );
};

/** Nothing locks when the trial ends; the owner is informed, and how to continue. */
export const TrialEndedNotice = ({ trialEndsAt }: { trialEndsAt: string }) => {
  const text = useText();
  if (daysLeft(trialEndsAt) > 0) return null;
  return (
    <Alert tone="info" title={text(t.trialEnded)}>
      {text(t.trialEndedHint)} <OperatorLink />
    </Alert>
  );
};
