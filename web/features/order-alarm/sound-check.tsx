import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { alarmTexts as t } from './order-alarm.texts.ts';
import { askForNotifications } from './system-notification.ts';
import type { OrderAlarm } from './use-order-alarm.ts';

/** At the bottom, like every late message: appearing above the cards, it would push them from under a finger. */
const look = 'sticky bottom-4 z-20 shadow-float';

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
    void alarm.tryOut(1);
  };
  switch (alarm.sound) {
    case 'on':
      return null;
    case 'asking':
      return (
        <Alert
          tone="info"
          className={look}
          title={text(t.heard)}
          action={
            <div className="flex flex-wrap gap-2">
              <Button onClick={heard}>{text(t.yes)}</Button>
              <Button variant="secondary" onClick={again}>
                {text(t.no)}
              </Button>
            </div>
          }
        >
          {text(triedAgain ? t.notHeard : t.heardHint)}
        </Alert>
      );
    default:
      return (
        <Alert
          tone="warn"
          className={look}
          title={text(t.off)}
          action={
            <Button icon={<Volume2 aria-hidden="true" className="size-5" />} onClick={() => alarm.tryOut()}>
              {text(t.turnOn)}
            </Button>
          }
        >
          {text(alarm.sound === 'blocked' ? t.blocked : t.offHint)}
        </Alert>
      );
  }
};
