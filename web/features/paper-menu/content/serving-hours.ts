import type { SectionHours } from '#core/hours/section-hours.ts';
import { leftToRight } from '#core/i18n/isolate.ts';
import type { GuestLocale } from '#core/i18n/locale.ts';

/** The fourth of January 1970 was a Sunday. */
const dayName = (locale: GuestLocale, day: number): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + day));

/** Days that follow each other, as spans. */
const spansOf = (days: readonly number[]): [number, number][] => {
  const spans: [number, number][] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last?.[1] === day - 1) last[1] = day;
    else spans.push([day, day]);
  }
  return spans;
};

const everyDay = 7;

/** 'Sun–Thu 12:00–16:00'. Times alone when they are the same on all days. */
export const servingHours = (hours: SectionHours, locale: GuestLocale): string =>
  hours
    .map(({ days, from, to }) => {
      const times = leftToRight(`${from}–${to}`);
      if (days.length === everyDay) return times;
      const named = spansOf(days).map(([first, last]) =>
        first === last ? dayName(locale, first) : `${dayName(locale, first)}–${dayName(locale, last)}`,
      );
      return `${named.join(', ')} ${times}`;
    })
    .join(' · ');
