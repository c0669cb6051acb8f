import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, TabletSmartphone, Unplug } from 'lucide-react';
import { useState } from 'react';
import type { Station } from '#core/staff/stations.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { showError, showSuccess, takeBackError } from '#web/ui/feedback/messages.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { ListState } from './list-state.tsx';
import { PairDialog } from './pair-dialog.tsx';
import { staffTexts as t } from './staff.texts.ts';
import { stationsQuery } from './staff-queries.ts';
import { ThisDeviceDialog } from './this-device-dialog.tsx';

export const StationsCard = ({ email }: { email: string }) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const { data: stations, error, refetch } = useQuery(stationsQuery);
  const [dialog, setDialog] = useState<'pair' | 'this' | Station | null>(null);
  const close = () => setDialog(null);

  const end = async ({ _id, name }: Station) => {
    await call('DELETE /stations/:id', { params: { id: _id } }).catch((failure: unknown) => {
      showError(sentence(failure, t.failed), 'end-station');
      throw failure;
    });
    takeBackError('end-station');
    showSuccess(text(t.ended, { name }));
    await client.invalidateQueries({ queryKey: stationsQuery.queryKey });
  };

  return (
    <Card>
      <CardHeader title={text(t.stations)} description={text(t.stationsHint)} />
      <div className="mb-4 flex flex-wrap gap-3">
        <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setDialog('pair')}>
          {text(t.pairOther)}
        </Button>
        <Button
          variant="secondary"
          icon={<TabletSmartphone aria-hidden="true" className="size-5" />}
          onClick={() => setDialog('this')}
        >
          {text(t.pairThis)}
        </Button>
      </div>
      <ListState
        isLoading={!stations && !error}
        error={stations ? null : error}
        onRetry={() => void refetch()}
      />
      {stations?.length === 0 && <EmptyState icon={<TabletSmartphone />} title={text(t.noStations)} />}
      <ul className="divide-y divide-line">
        {stations?.map((station) => (
          <li key={station._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <TabletSmartphone aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
            <div className="min-w-0 flex-1 basis-48">
              <p className="break-words font-semibold">
                <bdi>{station.name}</bdi>
              </p>
              <p className="text-ink-2 text-sm">
                {text(t.lastUsed)} <Time value={station.lastUsedAt} style="date-time" />
                {station.personName && <> · {text(t.atWork, { name: station.personName })}</>}
              </p>
            </div>
            <Button
              variant="danger-soft"
              size="small"
              aria-label={text(t.endOf, { name: station.name })}
              icon={<Unplug aria-hidden="true" className="size-4.5" />}
              onClick={() => setDialog(station)}
            >
              {text(t.end)}
            </Button>
          </li>
        ))}
      </ul>
      {dialog === 'pair' && <PairDialog email={email} onClose={close} />}
      {dialog === 'this' && <ThisDeviceDialog email={email} onClose={close} />}
      {dialog !== null && typeof dialog === 'object' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={text(t.endQuestion, { name: dialog.name })}
          description={text(t.endHint)}
          confirmLabel={text(t.end)}
          cancelLabel={text(t.cancel)}
          destructive
          onConfirm={() => end(dialog)}
        />
      )}
    </Card>
  );
};
