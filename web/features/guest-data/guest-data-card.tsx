import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { type GuestDataMonths, guestDataMonths } from '#core/guest-data/guest-data-months.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { SettingsCard } from '#web/ui/layout/settings-card.tsx';
import { guestDataTexts as t } from './guest-data.texts.ts';
import { GuestDataDialog } from './guest-data-dialog.tsx';
import { usePeriodText } from './use-period-text.ts';

const guestDataQuery = queryOptions({
  queryKey: ['guest-data'],
  queryFn: ({ signal }) => call('GET /restaurants/guest-data', { signal }),
});

/** How long guests are remembered. */
export const GuestDataCard = ({ account }: { account: Account }) => {
  const text = useText();
  const periodText = usePeriodText();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(guestDataQuery);
  const [requested, setRequested] = useState<GuestDataMonths | null>(null);
  const choose = (value: string) => {
    const months = guestDataMonths.find((choice) => String(choice) === value);
    if (months && months !== data?.months) setRequested(months);
  };
  return (
    <SettingsCard title={text(t.title)} hint={text(t.hint)}>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && (
        <SkeletonRegion>
          <Skeleton className="h-16" />
        </SkeletonRegion>
      )}
      {data && (
        <RadioGroup
          label={text(t.period)}
          value={String(requested ?? data.months)}
          onValueChange={choose}
          options={guestDataMonths.map((months) => ({ value: String(months), label: periodText(months) }))}
        />
      )}
      {data && requested !== null && (
        <GuestDataDialog
          email={account.email}
          months={requested}
          isShorter={requested < data.months}
          onClose={() => setRequested(null)}
          onSaved={(period) => {
            client.setQueryData(guestDataQuery.queryKey, period);
            setRequested(null);
            showSuccess(text(t.saved));
          }}
        />
      )}
    </SettingsCard>
  );
};
