import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '#web/ui/classes.ts';
import { Time } from '#web/ui/content/time.tsx';
import { stylesOfHeat } from './order-age-mark.tsx';
import { readyTimeTexts as t } from './ready-time.texts.ts';
import { heatOfReadyTime, minutesLeft } from './ready-time-left.ts';

/** The remaining time, in words. */
export const useReadyTimeWords = () => {
  const text = useText();
  return (left: number): string => {
    if (left < 0) return text(t.late, { count: -left });
    return left > 0 ? text(t.left, { count: left }) : text(t.due);
  };
};

/** The ready time that the guest sees, and how far off it is; the colour repeats the words. */
export const ReadyTimeMark = ({ promisedAt, now }: { promisedAt: string; now: number }) => {
  const words = useReadyTimeWords();
  const left = minutesLeft(promisedAt, now);
  return (
    <span
      className={classes(
        'flex shrink-0 flex-col items-center rounded-control px-2.5 py-1 text-center transition-colors',
        stylesOfHeat[heatOfReadyTime(left)],
      )}
    >
      <Time value={promisedAt} className="font-semibold text-lg leading-none" />
      <span className="whitespace-nowrap text-sm tabular-nums leading-tight">{words(left)}</span>
    </span>
  );
};
