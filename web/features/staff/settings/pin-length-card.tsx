import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type PinMinutes, pinMinutes } from '#core/staff/pin-window.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { GuardedDialog } from './guarded-dialog.tsx';
import { ListState } from './list-state.tsx';
import { staffTexts as t } from './staff.texts.ts';
import { pinLengthQuery } from './staff-queries.ts';

const choices: readonly PinMinutes[] = [...pinMinutes, null];
const wholeShift = 'shift';
const choiceOf = (minutes: PinMinutes): string => (minutes === null ? wholeShift : String(minutes));

/** Up to which length the actions of a person prolong their PIN. */
export const PinLengthCard = ({ email }: { email: string }) => {
  const text = useText();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(pinLengthQuery);
  const [wanted, setWanted] = useState<{ minutes: PinMinutes } | null>(null);
  const labelOf = (minutes: PinMinutes): string => {
    if (minutes === null) return text(t.pinShift);
    return minutes === 60 ? text(t.pinHour) : text(t.pinMinutes, { count: minutes });
  };
  const choose = (value: string) => {
    const minutes = choices.find((choice) => choiceOf(choice) === value);
    if (minutes !== undefined && minutes !== data?.minutes) setWanted({ minutes });
  };
  return (
    <Card>
      <CardHeader title={text(t.pinLength)} description={text(t.pinLengthHint)} />
      <ListState isLoading={!data && !error} error={data ? null : error} onRetry={() => void refetch()} />
      {data && (
        <RadioGroup
          label={text(t.pinLengthChoice)}
          variant="cards"
          options={choices.map((minutes) => ({ value: choiceOf(minutes), label: labelOf(minutes) }))}
          value={choiceOf(wanted ? wanted.minutes : data.minutes)}
          onValueChange={choose}
        />
      )}
      {wanted && (
        <GuardedDialog
          email={email}
          title={text(t.pinLengthTitle, { length: labelOf(wanted.minutes) })}
          saveLabel={text(t.save)}
          onClose={() => setWanted(null)}
          save={async () => {
            client.setQueryData(
              pinLengthQuery.queryKey,
              await call('PUT /staff/pin-length', { body: wanted }),
            );
            setWanted(null);
            showSuccess(text(t.saved));
          }}
        >
          <p className="text-ink-2">{text(t.pinLengthNow)}</p>
        </GuardedDialog>
      )}
    </Card>
  );
};
