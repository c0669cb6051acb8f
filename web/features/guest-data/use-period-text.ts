import type { GuestDataMonths } from '#core/guest-data/guest-data-months.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { guestDataTexts as t } from './guest-data.texts.ts';

/** A period as people say it. */
export const usePeriodText = () => {
  const text = useText();
  return (months: GuestDataMonths): string => {
    if (months === 12) return text(t.year);
    return months === 24 ? text(t.twoYears) : text(t.months, { count: months });
  };
};
