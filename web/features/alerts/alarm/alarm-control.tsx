import { BellOff, BellRing, MonitorX, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { alarmTexts as t } from './order-alarm.texts.ts';
import type { OrderAlarm } from './use-order-alarm.ts';

const AlarmDialog = lazyPart(async () => (await import('./alarm-dialog.tsx')).AlarmDialog);

export const isSilent = ({ settings }: OrderAlarm): boolean => settings.isMuted || settings.volume === 0;

/** What could make an order go unnoticed, said for as long as it lasts. */
export const AlarmMarks = ({ alarm }: { alarm: OrderAlarm }) => {
  const text = useText();
  const maySleep = alarm.screen === 'may-sleep';
  // Nothing at all: even a hidden element would keep the board's foot open.
  if (!isSilent(alarm) && !maySleep) return null;
  return (
    <div className="flex min-h-12 min-w-0 flex-wrap items-center gap-2">
      {isSilent(alarm) && (
        <Badge tone="bad" icon={<VolumeX aria-hidden="true" />}>
          {text(t.muted)}
        </Badge>
      )}
      {maySleep && (
        <Badge tone="warn" icon={<MonitorX aria-hidden="true" />}>
          {text(t.screenMaySleepMark)}
        </Badge>
      )}
    </div>
  );
};

/** The way to the alarm's settings. */
export const AlarmControl = ({ alarm }: { alarm: OrderAlarm }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const isMuted = isSilent(alarm);
  return (
    <>
      <span role="status" className="sr-only">
        {alarm.announcement}
      </span>
      {/* It keeps its place while nothing rings: the buttons beside it must not move. A phone has no space for that. */}
      <IconButton
        label={text(t.quiet)}
        icon={<BellOff aria-hidden="true" />}
        tone="outlined"
        className={classes(
          'max-sm:hidden',
          !(alarm.isRinging && alarm.sound === 'on' && !isMuted) && 'invisible',
        )}
        onClick={alarm.quietAll}
      />
      <IconButton
        label={text(t.settings)}
        icon={<ControlIcon isMuted={isMuted} isRinging={alarm.isRinging} />}
        tone="outlined"
        onClick={() => setOpen(true)}
      />
      {isOpen && <AlarmDialog alarm={alarm} onClose={() => setOpen(false)} />}
    </>
  );
};

const ControlIcon = ({ isMuted, isRinging }: { isMuted: boolean; isRinging: boolean }) => {
  if (isMuted) return <VolumeX aria-hidden="true" className="text-bad" />;
  return isRinging ? <BellRing aria-hidden="true" className="text-warn" /> : <Volume2 aria-hidden="true" />;
};
