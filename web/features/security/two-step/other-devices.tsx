import { useQueryClient } from '@tanstack/react-query';
import type { Device } from '#core/security/device.ts';
import type { SignedInDevice } from '#core/security/devices.contract.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useOneAtATime } from '#web/lib/query/one-at-a-time.ts';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { devicesTexts } from '../devices.texts.ts';
import { twoStepTexts as t } from './two-step.texts.ts';

/** `Chrome · Windows`, or nothing. */
export type NameOf = (device: Device | null) => string;

type OtherDevicesProps = {
  formId: string;
  devices: readonly SignedInDevice[];
  nameOf: NameOf;
  /** Those to be logged out, by id. */
  marked: readonly string[];
  onMark: (ids: string[]) => void;
  /** Does the work and reports how it went. */
  attempt: (work: () => Promise<void>) => Promise<unknown>;
  onDone: () => void;
};

const logOut = (id: string): Promise<unknown> =>
  call('DELETE /users/me/devices/:id', { params: { id } }).catch((error: unknown) => {
    // It has left by itself.
    if (!isApiError(error, 'not_found')) throw error;
  });

/** Devices that were logged in before codes were required. They stay, unless the owner chooses otherwise. */
export const OtherDevices = ({
  formId,
  devices,
  nameOf,
  marked,
  onMark,
  attempt,
  onDone,
}: OtherDevicesProps) => {
  const text = useText();
  const client = useQueryClient();
  const send = useOneAtATime(() =>
    attempt(async () => {
      try {
        await Promise.all(marked.map(logOut));
      } finally {
        void client.invalidateQueries({ queryKey: ['devices'] });
      }
      onDone();
    }),
  );
  const displayName = ({ device, stationName }: SignedInDevice): string =>
    [
      nameOf(device) || text(devicesTexts.unknown),
      ...(stationName === null ? [] : [text(devicesTexts.station, { name: stationName })]),
    ].join(' · ');
  return (
    <form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <CheckboxGroup
        label={text(t.othersList)}
        options={devices.map((device) => ({ value: device._id, label: <bdi>{displayName(device)}</bdi> }))}
        value={marked}
        onValueChange={onMark}
      />
    </form>
  );
};
