import { Clock } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { classes } from '#web/ui/classes.ts';
import { type AgeHeat, ageInMinutes, heatOf } from './order-age.ts';

export const stylesOfHeat: Record<AgeHeat, string> = {
  fresh: 'bg-sunken text-ink-2',
  waiting: 'bg-warn-soft text-warn',
  late: 'bg-bad text-bad-contrast',
};

export const edgeOfHeat: Record<AgeHeat, string> = {
  fresh: 'border-line',
  waiting: 'border-warn',
  late: 'border-bad',
};

/** How long the order has waited; the number says it, the colour repeats it. */
export const OrderAgeMark = ({ createdAt, now }: { createdAt: string; now: number }) => {
  const text = useText();
  const minutes = ageInMinutes(createdAt, now);
  return (
    <span
      className={classes(
        'inline-flex h-8 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-3 font-semibold tabular-nums transition-colors',
        stylesOfHeat[heatOf(minutes)],
      )}
    >
      <Clock aria-hidden="true" className="size-4" />
      {minutes === 0 ? text(t.justNow) : text(t.minutesAgo, { count: minutes })}
    </span>
  );
};
