import { Play } from 'lucide-react';
import { isPausedAt } from '#core/pauses/pause-rules.ts';
import { useServerNow } from '#web/lib/clock/use-server-now.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { AlertBar } from '#web/ui/feedback/alert-bar.tsx';
import { pauseTexts as t } from './pause.texts.ts';
import { leftWords, pausedName } from './pause-words.ts';
import type { DisplayedPause } from './use-pauses.ts';
import { useResume } from './use-resume.ts';

/** At the foot of the board while something is paused: how long it still is, and the way back. */
export const PauseBar = ({ pauses }: { pauses: readonly DisplayedPause[] }) => {
  const text = useText();
  const now = useServerNow(1_000);
  const resume = useResume();
  const lasting = pauses.filter((pause) => isPausedAt(pause, new Date(now)));
  // The whole restaurant first: beside it the sections are of no importance.
  const pause = lasting.find(({ sectionId }) => sectionId === null) ?? lasting[0];
  if (!pause) return null;
  const title =
    pause.sectionId === null ? text(t.paused) : text(t.pausedOf, { name: pausedName(text, pause) });
  return (
    <AlertBar
      tone="warn"
      title={[title, leftWords(text, pause, now), pause.isNotSaved && text(orderManagerTexts.notSaved)]
        .filter(Boolean)
        .join(' · ')}
      action={
        <Button
          className="max-sm:px-2.5 max-sm:text-sm"
          icon={<Play aria-hidden="true" className="size-5 max-sm:hidden" />}
          onClick={() => resume(pause)}
        >
          {text(t.resume)}
        </Button>
      }
    >
      {pause.reason || undefined}
    </AlertBar>
  );
};
