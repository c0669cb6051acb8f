import { BellRing, MonitorCheck, MonitorX, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ScreenState } from '#web/lib/browser/use-wake-lock.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { alarmTexts as t } from './order-alarm.texts.ts';
import type { SoundKind } from './sound-player.ts';
import { askForNotifications, notificationState } from './system-notification.ts';
import type { OrderAlarm } from './use-order-alarm.ts';
import { VolumeInput } from './volume-input.tsx';

const samples = [
  ['new', t.playNew],
  ['cancelled', t.playCancelled],
  ['lost', t.playLost],
  ['print', t.unprinted],
  ['call', t.playCall],
] as const satisfies readonly (readonly [SoundKind, unknown])[];

export const AlarmDialog = ({ alarm, onClose }: { alarm: OrderAlarm; onClose: () => void }) => {
  const text = useText();
  const { settings } = alarm;
  const sample = async (kind: SoundKind) => {
    if (alarm.sound !== 'on') await alarm.trial();
    else alarm.play(kind, settings.volume);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text(t.settings)}>
      <div className="flex flex-col gap-6">
        <Switch
          label={text(t.mute)}
          hint={text(t.muteHint)}
          checked={settings.isMuted}
          onCheckedChange={(isMuted) => alarm.change({ isMuted })}
        />
        <Field label={text(t.volume)}>
          <VolumeInput value={settings.volume} onValueChange={(volume) => alarm.change({ volume })} />
        </Field>
        <Part title={text(t.trial)}>
          <div className="flex flex-wrap gap-2">
            {samples.map(([kind, label]) => (
              <Button
                key={kind}
                size="small"
                variant="secondary"
                icon={<Play aria-hidden="true" className="size-4" />}
                onClick={() => void sample(kind)}
              >
                {text(label)}
              </Button>
            ))}
          </div>
        </Part>
        <Part title={text(t.notifications)}>
          <Notifications />
        </Part>
        <Part title={text(t.screen)}>
          <Screen state={alarm.screen} />
        </Part>
      </div>
    </Dialog>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-2 font-medium">{title}</h3>
    {children}
  </section>
);

const Notifications = () => {
  const text = useText();
  const [state, setState] = useState(notificationState);
  if (state !== 'can-ask') {
    return <p className="text-ink-2">{text(state === 'on' ? t.notificationsOn : t.notificationsOff)}</p>;
  }
  return (
    <Button
      size="small"
      variant="secondary"
      icon={<BellRing aria-hidden="true" className="size-4" />}
      onClick={async () => setState(await askForNotifications())}
    >
      {text(t.notificationsAsk)}
    </Button>
  );
};

const Screen = ({ state }: { state: ScreenState }) => {
  const text = useText();
  if (state === 'idle') return <p className="text-ink-2">{text(t.screenIdle)}</p>;
  if (state === 'held') {
    return (
      <Badge tone="ok" icon={<MonitorCheck aria-hidden="true" />}>
        {text(t.screenOn)}
      </Badge>
    );
  }
  return (
    <p className="flex gap-2 text-warn">
      <MonitorX aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {text(t.screenMaySleep)}
    </p>
  );
};
