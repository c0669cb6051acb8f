import type { Serving } from '#core/hours/hours-shape.ts';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { GuestTranslate } from '#core/i18n/text.ts';
import { hoursTexts } from './hours.texts.ts';

/** Times run left to right in every language. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;

/** The fourth of January 1970 was a Sunday. */
export const weekdayName = (locale: GuestLocale, weekday: number): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(1970, 0, 4 + weekday),
  );

/** Computed from the answer alone: the same words on the server and on a phone whose clock is wrong. */
export const servingSentence = (
  t: GuestTranslate,
  locale: GuestLocale,
  { isServed, inDays, weekday, from, to }: Serving,
): string => {
  if (isServed) return t(hoursTexts.until, { time: isolated(to) });
  if (!from) return t(hoursTexts.notNow);
  const times = isolated(`${from}–${to}`);
  if (inDays === 0) return t(hoursTexts.today, { times });
  if (inDays === 1) return t(hoursTexts.tomorrow, { times });
  return t(hoursTexts.onDay, { day: weekdayName(locale, weekday), times });
};

const dayMs = 86_400_000;

/** The local day and time in a time zone. */
const clocksOf = (timeZone: string, instant: number): { day: number; time: string } => {
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(instant)
    .split(' ');
  return { day: Date.parse(date) / dayMs, time };
};

/** The local time in a restaurant, isolated so that it fits into any line. */
export const timeOfDay = (timeZone: string, instant: number): string =>
  isolated(clocksOf(timeZone, instant).time);

/** When a refused dish can be ordered, in the restaurant's time zone; empty if unknown. */
export const againSentence = (
  t: GuestTranslate,
  locale: GuestLocale,
  servedAgainAt: string | null,
  { timeZone, now }: { timeZone: string; now: number },
): string => {
  if (!servedAgainAt) return '';
  const then = clocksOf(timeZone, Date.parse(servedAgainAt));
  const inDays = then.day - clocksOf(timeZone, now).day;
  const time = isolated(then.time);
  if (inDays <= 0) return t(hoursTexts.againToday, { time });
  if (inDays === 1) return t(hoursTexts.againTomorrow, { time });
  return t(hoursTexts.againOnDay, { day: weekdayName(locale, (then.day + 4) % 7), time });
};
