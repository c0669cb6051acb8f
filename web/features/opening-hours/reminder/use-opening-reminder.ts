import { useQuery } from '@tanstack/react-query';
import { leftToRight } from '#core/i18n/isolate.ts';
import { openingAt } from '#core/opening-hours/opening-times.ts';
import { useServerNow } from '#web/lib/clock/use-server-now.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useTimeZone } from '#web/lib/i18n/time-zone.ts';
import { openingHoursQuery } from '../opening-hours-query.ts';
import { reminderTexts as t } from './reminder.texts.ts';

const checkEveryMs = 15_000;

/** What to say while the restaurant is open by its hours, and nothing at other times; asked where no shift is open. */
export const useOpeningReminder = (): string | null => {
  const text = useText();
  const timeZone = useTimeZone();
  const now = useServerNow(checkEveryMs);
  const { data } = useQuery(openingHoursQuery);
  const opening = data && openingAt(data, timeZone, new Date(now));
  if (!opening?.isOpen) return null;
  return opening.inDays === 0 && opening.at
    ? text(t.title, { time: leftToRight(opening.at) })
    : text(t.titleAlways);
};
