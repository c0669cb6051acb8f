import type { Serving } from './hours-shape.ts';
import type { SectionHours, ServingWindow } from './section-hours.ts';
import { dayMs, instantsWithin, localTime, minuteMs } from './zone-clock.ts';

/** From an instant up to another, without it. */
type Span = { readonly start: number; readonly end: number };

/*
 * How far ahead to search for a change. Hours repeat every week; a break that falls into the hour which clocks skip in
 * spring is missing once, so two weeks may pass without one.
 */
const daysAhead = 16;

const msOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * minuteMs;
};

const dayOf = (local: number): number => Math.floor(local / dayMs);
/** The first of January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** When a section is served, from those times that began the day before an instant, with touching ones made one. */
const listSpans = (hours: SectionHours, zone: string, instant: number, days: number): Span[] => {
  const today = dayOf(localTime(zone, instant));
  const instantOf = instantsWithin(zone, (today - 1) * dayMs, (today + days + 1) * dayMs);
  const spanOf = (day: number, { from, to }: ServingWindow): Span => {
    const [begins, ends] = [msOf(from), msOf(to)];
    const lastDay = ends > begins ? day : day + 1;
    return { start: instantOf(day * dayMs + begins), end: instantOf(lastDay * dayMs + ends) };
  };
  const spans: Span[] = [];
  for (let day = today - 1; day <= today + days; day++) {
    const its = hours.filter((window) => window.days.includes(weekdayOf(day)));
    spans.push(...its.map((window) => spanOf(day, window)));
  }
  return spans
    .filter(({ start, end }) => end > start)
    .sort((one, other) => one.start - other.start)
    .reduce<Span[]>((merged, span) => {
      const last = merged.at(-1);
      if (!last || span.start > last.end) merged.push(span);
      else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
      return merged;
    }, []);
};

/** Whether a section is served at an instant. Without hours it always is. */
export const isServedAt = (hours: SectionHours, zone: string, instant: Date): boolean => {
  const now = instant.getTime();
  return (
    hours.length === 0 || listSpans(hours, zone, now, 1).some(({ start, end }) => start <= now && now < end)
  );
};

/** The span that a section is served in now, or else the next; null when it is served at all times. */
const currentSpan = (hours: SectionHours, zone: string, now: number): Span | null => {
  const span = listSpans(hours, zone, now, daysAhead).find(({ end }) => end > now);
  // What reaches the end of the searched days has no end.
  return span && span.end < now + (daysAhead - 1) * dayMs ? span : null;
};

/** The instant at which a section begins or stops being served; null when it never does. */
export const nextChange = (hours: SectionHours, zone: string, instant: Date): Date | null => {
  const now = instant.getTime();
  const span = currentSpan(hours, zone, now);
  return span && new Date(span.start > now ? span.start : span.end);
};

const timeOfDay = (local: number): string => new Date(local).toISOString().slice(11, 16);

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
    inDays: firstDay - dayOf(localTime(zone, now)),
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
    const midnight = (dayOf(localTime(zone, instant.getTime())) + 1) * dayMs;
    changes.push(instantsWithin(zone, midnight, midnight)(midnight));
  }
  return new Date(Math.min(...changes));
};
