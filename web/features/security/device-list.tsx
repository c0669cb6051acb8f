import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, type LucideIcon, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import type { Device } from '#core/security/device.ts';
import type { SignedInDevice } from '#core/security/devices.contract.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { showError, showSuccess, takeBackError } from '#web/ui/feedback/messages.tsx';
import { LazyConfirmDialog } from '#web/ui/overlay/lazy-confirm-dialog.ts';
import { DeviceListSkeleton } from './device-list-skeleton.tsx';
import { devicesTexts as t } from './devices.texts.ts';

const queryKey = ['devices'];

const icons: Partial<Record<Device['system'], LucideIcon>> = {
  iphone: Smartphone,
  android: Smartphone,
  ipad: Tablet,
};

type DeviceListProps = {
  /** `Chrome · Windows`, or nothing. */
  nameOf: (device: Device | null) => string;
};

/** Where the account is signed in; all but this one can be signed out from here. */
export const DeviceList = ({ nameOf }: DeviceListProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<SignedInDevice | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /users/me/devices', { signal }),
    staleTime: 0,
  });
  const displayName = ({ device }: SignedInDevice): string => nameOf(device) || text(t.unknown);
  const refresh = () => client.invalidateQueries({ queryKey });

  const logOut = async ({ _id, ...device }: SignedInDevice): Promise<void> => {
    try {
      await call('DELETE /users/me/devices/:id', { params: { id: _id } });
    } catch (refused) {
      // It has left by itself, or another screen was faster.
      if (!isApiError(refused, 'not_found')) {
        showError(sentence(refused), `device:${_id}`);
        throw refused;
      }
    }
    takeBackError(`device:${_id}`);
    showSuccess(text(t.done, { name: displayName({ _id, ...device }) }));
    await refresh();
  };

  if (!data && error) return <LoadFailed title={text(t.loadFailed)} error={error} onRetry={refetch} />;
  if (!data) return <DeviceListSkeleton />;
  return (
    <>
      <ul aria-label={text(t.title)} className="-my-2 divide-y divide-line">
        {data.map((device) => (
          <DeviceRow
            key={device._id}
            device={device}
            name={displayName(device)}
            onLogOut={() => {
              setLeaving(device);
              setAsking(true);
            }}
          />
        ))}
      </ul>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={leaving && text(t.question, { name: displayName(leaving) })}
        description={text(t.consequence)}
        confirmLabel={text(t.logOut)}
        cancelLabel={text(t.keep)}
        onConfirm={() => leaving && logOut(leaving)}
      />
    </>
  );
};

type DeviceRowProps = { device: SignedInDevice; name: string; onLogOut: () => void };

const DeviceRow = ({ device, name, onLogOut }: DeviceRowProps) => {
  const text = useText();
  const Icon = (device.device && icons[device.device.system]) ?? Laptop;
  return (
    <li className="flex items-center gap-3 py-3">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-quiet text-ink-2"
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <bdi>{name}</bdi>
          {device.isThis && <Badge tone="brand">{text(t.thisOne)}</Badge>}
          {device.stationName !== null && <Badge>{text(t.station, { name: device.stationName })}</Badge>}
        </p>
        <p className="text-ink-2 text-sm">
          <span className="block sm:inline">
            {text(t.lastUsed)} <Time value={device.lastUsedAt} style="date-time" />
          </span>
          <span aria-hidden="true" className="mx-1.5 hidden sm:inline">
            ·
          </span>
          <span className="block sm:inline">
            {text(t.since)} <Time value={device.since} style="date" />
          </span>
        </p>
      </div>
      {!device.isThis && (
        <Button
          variant="secondary"
          size="small"
          aria-label={text(t.logOutOne, { name })}
          className="shrink-0"
          onClick={onLogOut}
        >
          {text(t.logOut)}
        </Button>
      )}
    </li>
  );
};
