import { BellOff, BellRing, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { alarmTexts as t } from '#core/i18n/texts/order-alarm.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AlarmDialog } from './alarm-dialog.tsx';
import type { OrderAlarm } from './use-order-alarm.ts';

/** The way to the alarm's settings; a muted board says so for as long as it is muted. */
export const AlarmControl = ({ alarm }: { alarm: OrderAlarm }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const isMuted = alarm.settings.isMuted || alarm.settings.volume === 0;
  return (
    <>
      {isMuted && (
        <Badge tone="bad" icon={<VolumeX aria-hidden="true" />}>
          {text(t.muted)}
        </Badge>
      )}
      {/* It keeps its place while nothing rings: the buttons beside it must not move. A phone has no room to keep. */}
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
