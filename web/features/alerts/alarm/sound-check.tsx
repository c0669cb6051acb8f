import { Check, RotateCcw, Volume2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { AlertBar } from '#web/ui/feedback/alert-bar.tsx';
import { alarmTexts as t } from './order-alarm.texts.ts';
import { askForNotifications } from './system-notification.ts';
import type { OrderAlarm } from './use-order-alarm.ts';

/** A browser plays nothing before the first tap, and a device may be silent: so we play it and ask. */
export const SoundCheck = ({ alarm }: { alarm: OrderAlarm }) => {
  const text = useText();
  const [triedAgain, setTriedAgain] = useState(false);
  const heard = () => {
    alarm.confirmHeard();
    setTriedAgain(false);
    void askForNotifications();
  };
  const again = () => {
    setTriedAgain(true);
    alarm.change({ volume: 1, isMuted: false });
    void alarm.trial(1);
  };
  switch (alarm.sound) {
    case 'on':
      return null;
    case 'asking':
      return (
        <AlertBar
          tone="info"
          title={text(triedAgain ? t.notHeard : t.heard)}
          action={
            <>
              <Answer icon={<Check />} label={text(t.yes)} onPress={heard} />
              <Answer icon={<RotateCcw />} label={text(t.no)} variant="secondary" onPress={again} />
            </>
          }
        >
          {triedAgain ? text(t.heard) : text(t.heardHint)}
        </AlertBar>
      );
    default:
      return (
        <AlertBar
          tone="warn"
          title={text(alarm.sound === 'blocked' ? t.blocked : t.off)}
          action={
            <Button
              className="max-sm:px-2.5 max-sm:text-sm"
              icon={<Volume2 aria-hidden="true" className="size-5 max-sm:hidden" />}
              onClick={() => alarm.trial()}
            >
              {text(t.turnOn)}
            </Button>
          }
        >
          {alarm.sound === 'blocked' ? undefined : text(t.offHint)}
        </AlertBar>
      );
  }
};

type AnswerProps = { icon: ReactNode; label: string; variant?: 'secondary'; onPress: () => void };

/** A phone has space for its icon alone. */
const Answer = ({ icon, label, variant, onPress }: AnswerProps) => (
  <Button
    className="max-sm:w-11 max-sm:px-0"
    variant={variant}
    icon={
      <span aria-hidden="true" className="[&_svg]:size-5">
        {icon}
      </span>
    }
    onClick={onPress}
  >
    <span className="max-sm:sr-only">{label}</span>
  </Button>
);
