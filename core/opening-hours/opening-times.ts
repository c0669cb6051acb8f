import {
  dayAt,
  dayOf,
  listSpans,
  nextMidnight,
  type Span,
  timeOfDay,
  type WindowsOf,
  weekdayOf,
} from '../hours/local-spans.ts';
import { windowsOfWeek } from '../hours/serving-times.ts';
import { dayMs, localTime } from '../hours/zone-clock.ts';
import type { Opening, OpeningDay, OpeningDays, OpeningHours } from './opening-shape.ts';

/** As `serving-times.ts` searches; clocks are changed once within them at most. */
const daysAtOnce = 16;

const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
const dayOfDate = (date: string): number => Math.floor(Date.parse(date) / dayMs);

/** The windows that begin on a day: those of its weekday, unless it is an exception. */
const windowsOf = ({ hours, exceptions }: OpeningHours): WindowsOf => {
  const special = new Map(exceptions.map(({ day, windows }) => [dayOfDate(day), windows]));
  const usual = windowsOfWeek(hours);
  return (day) => special.get(day) ?? usual(day);
};

/** The span that is on, or else the next; null when there is none: searched beyond the last exception. */
const currentSpan = (opening: OpeningHours, zone: string, now: number): Span | null => {
  const windows = windowsOf(opening);
  const from = dayAt(zone, now);
  const last = opening.exceptions.reduce((latest, { day }) => Math.max(latest, dayOfDate(day)), from);
  // Two days less than what is looked at, so that nothing falls between.
  for (let day = from; day < last + daysAtOnce; day += daysAtOnce - 2) {
    const instant = now + (day - from) * dayMs;
    const span = listSpans(windows, zone, instant, daysAtOnce).find(({ end }) => end > now);
    if (span) return span;
  }
  return null;
};

/** Open from now on as far as anybody looks ahead. */
const isEndless = ({ end }: Span, now: number): boolean => end >= now + (daysAtOnce - 1) * dayMs;

/** What guests read; null when the restaurant did not say when it is open. */
export const openingAt = (opening: OpeningHours, zone: string, instant: Date): Opening | null => {
  const now = instant.getTime();
  const span = opening.hours.length > 0 && currentSpan(opening, zone, now);
  if (!span) return null;
  const today = dayAt(zone, now);
  const isOpen = span.start <= now;
  if (isOpen && isEndless(span, now)) return { isOpen, changesAt: null, at: '', weekday: 0, inDays: 0 };
  const changesAt = isOpen ? span.end : span.start;
  const changes = localTime(zone, changesAt);
  const inDays = dayOf(changes) - today;
  const closed =
    !isOpen && opening.exceptions.find(({ day, windows }) => day === dateOf(today) && windows.length === 0);
  return {
    isOpen,
    changesAt: new Date(changesAt).toISOString(),
    at: timeOfDay(changes),
    weekday: weekdayOf(dayOf(changes)),
    inDays: isOpen && inDays <= 1 ? 0 : inDays,
    ...(closed && { closedToday: closed.name }),
  };
};

/** Until when that is true: the next change, and midnight while another day is named. Null: the clock changes nothing. */
export const openingValidUntil = (opening: Opening | null, zone: string, instant: Date): string | null => {
  if (!opening) return null;
  // An exception that comes nearer ends what seems endless.
  const midnight = new Date(nextMidnight(zone, instant.getTime())).toISOString();
  if (opening.changesAt === null) return midnight;
  return opening.inDays > 0 && midnight < opening.changesAt ? midnight : opening.changesAt;
};

const daysOfWeek = 7;

/** The next seven days, and the exceptions after them. */
export const openingDaysAt = (opening: OpeningHours, zone: string, instant: Date): OpeningDays => {
  const today = dayAt(zone, instant.getTime());
  const windows = windowsOf(opening);
  const names = new Map(opening.exceptions.map(({ day, name }) => [day, name]));
  const present = (day: number): OpeningDay => ({
    day: dateOf(day),
    weekday: weekdayOf(day),
    windows: windows(day)
      .map(({ from, to }) => ({ from, to }))
      .sort((one, other) => (one.from < other.from ? -1 : 1)),
    ...(names.has(dateOf(day)) && { name: names.get(dateOf(day)) }),
  });
  return {
    days: Array.from({ length: daysOfWeek }, (_, index) => present(today + index)),
    later: opening.exceptions
      .map(({ day }) => dayOfDate(day))
      .filter((day) => day >= today + daysOfWeek)
      .map(present),
  };
};

/** Exceptions of today and later, for whoever reads them. */
export const upcomingExceptions = <T extends { day: string }>(
  exceptions: readonly T[],
  zone: string,
  instant: Date,
): T[] => exceptions.filter(({ day }) => day >= dateOf(dayAt(zone, instant.getTime())));

/** Saved in place of others. What began yesterday may still be on, past midnight. */
export const replaceExceptions = <T extends { day: string }>(
  saved: readonly T[],
  next: readonly T[],
  zone: string,
  instant: Date,
): T[] => {
  const today = dayAt(zone, instant.getTime());
  return [
    ...saved.filter(({ day }) => day === dateOf(today - 1)),
    ...next.filter(({ day }) => day >= dateOf(today)),
  ];
};
