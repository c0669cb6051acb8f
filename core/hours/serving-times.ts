import type { Serving } from './hours-shape.ts';
import {
  dayAt,
  dayOf,
  listSpans,
  nextMidnight,
  type Span,
  timeOfDay,
  type WindowsOf,
  weekdayOf,
} from './local-spans.ts';
import type { SectionHours } from './section-hours.ts';
import { dayMs, localTime } from './zone-clock.ts';

/*
 * How far ahead to search for a change. Hours repeat every week; a break that falls into the hour which clocks skip in
 * spring is missing once, so two weeks may pass without one.
 */
const daysAhead = 16;

/** The windows that begin on a day of the week. */
export const windowsOfWeek =
  (hours: SectionHours): WindowsOf =>
  (day) =>
    hours.filter((window) => window.days.includes(weekdayOf(day)));

/** Whether a section is served at an instant. Without hours it always is. */
export const isServedAt = (hours: SectionHours, zone: string, instant: Date): boolean => {
  const now = instant.getTime();
  return (
    hours.length === 0 ||
    listSpans(windowsOfWeek(hours), zone, now, 1).some(({ start, end }) => start <= now && now < end)
  );
};

/** The span that a section is served in now, or else the next; null when it is served at all times. */
const currentSpan = (hours: SectionHours, zone: string, now: number): Span | null => {
  const span = listSpans(windowsOfWeek(hours), zone, now, daysAhead).find(({ end }) => end > now);
  // What reaches the end of the searched days has no end.
  return span && span.end < now + (daysAhead - 1) * dayMs ? span : null;
};

/** The instant at which a section begins or stops being served; null when it never does. */
export const nextChange = (hours: SectionHours, zone: string, instant: Date): Date | null => {
  const now = instant.getTime();
  const span = currentSpan(hours, zone, now);
  return span && new Date(span.start > now ? span.start : span.end);
};

/** What guests see of a section's hours; null when it is always served. */
export const servingAt = (hours: SectionHours, zone: string, instant: Date): Serving | null => {
  const now = instant.getTime();
  const span = currentSpan(hours, zone, now);
  if (!span) return null;
  const isServed = span.start <= now;
  const begins = localTime(zone, span.start);
  const firstDay = dayOf(begins);
  return {
    isServed,
    changesAt: new Date(isServed ? span.end : span.start).toISOString(),
    from: timeOfDay(begins),
    to: timeOfDay(localTime(zone, span.end)),
    weekday: weekdayOf(firstDay),
    inDays: firstDay - dayAt(zone, now),
  };
};

/**
 * Until when all of this is true: the next change of any, and midnight in the restaurant, at which 'tomorrow' becomes
 * 'today'. Null when the clock changes nothing.
 */
export const servingValidUntil = (
  servings: readonly (Serving | null)[],
  zone: string,
  instant: Date,
): Date | null => {
  const known = servings.filter((serving) => serving !== null);
  if (known.length === 0) return null;
  const changes = known.map(({ changesAt }) => Date.parse(changesAt));
  if (known.some(({ isServed, inDays }) => !isServed && inDays > 0)) {
    changes.push(nextMidnight(zone, instant.getTime()));
  }
  return new Date(Math.min(...changes));
};
