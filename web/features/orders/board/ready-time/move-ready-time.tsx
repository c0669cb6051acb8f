import { useState } from 'react';
import { promisedTime } from '#core/ready-time/promised-minutes.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { formatTime } from '#web/lib/i18n/format-time.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { useTimeZone } from '#web/lib/i18n/time-zone.ts';
import { Button } from '#web/ui/action/button.tsx';
import { readyTimeTexts as t } from './ready-time.texts.ts';
import { ReadyTimeChoices } from './ready-time-choices.tsx';

/** Changes the ready time of an order that is being made. Chosen first, then confirmed: the guest sees every change. */
export const MoveReadyTime = ({ onMove }: { onMove: (minutes: number) => void }) => {
  const text = useText();
  const { locale } = useLocale();
  const timeZone = useTimeZone();
  const [chosen, setChosen] = useState<number | null>(null);
  const time =
    chosen !== null && formatTime(promisedTime(chosen, new Date(serverNow())), locale, 'time', timeZone);
  return (
    <div className="mt-6 border-line border-t pt-5">
      <ReadyTimeChoices label={text(t.anotherTime)} proposed={null} chosen={chosen} onChoose={setChosen} />
      {chosen !== null && (
        <Button
          className="mt-3"
          variant="secondary"
          size="large"
          onClick={() => {
            onMove(chosen);
            setChosen(null);
          }}
        >
          {text(t.tellGuest, { time: `\u2066${time}\u2069` })}
        </Button>
      )}
    </div>
  );
};
