import { dayMs, instantsWithin, localTime, minuteMs } from './zone-clock.ts';

/** From an instant up to another, without it. */
export type Span = { readonly start: number; readonly end: number };
/** From one time of day to another; one that ends at or before its beginning runs past midnight. */
type DayWindow = { readonly from: string; readonly to: string };
/** What begins on a day, counted from the first of January 1970. */
export type WindowsOf = (day: number) => readonly DayWindow[];

const msOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * minuteMs;
};

export const dayOf = (local: number): number => Math.floor(local / dayMs);
/** The first of January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
/** The day in a zone at an instant. */
export const dayAt = (zone: string, instant: number): number => dayOf(localTime(zone, instant));
export const timeOfDay = (local: number): string => new Date(local).toISOString().slice(11, 16);

/** The spans of some days, beginning with those of the day before an instant, with touching ones made one. */
export const listSpans = (windowsOf: WindowsOf, zone: string, instant: number, days: number): Span[] => {
  const today = dayAt(zone, instant);
  const instantOf = instantsWithin(zone, (today - 1) * dayMs, (today + days + 1) * dayMs);
  const spanOf = (day: number, { from, to }: DayWindow): Span => {
    const [begins, ends] = [msOf(from), msOf(to)];
    const lastDay = ends > begins ? day : day + 1;
    return { start: instantOf(day * dayMs + begins), end: instantOf(lastDay * dayMs + ends) };
  };
  const spans: Span[] = [];
  for (let day = today - 1; day <= today + days; day++) {
    spans.push(...windowsOf(day).map((window) => spanOf(day, window)));
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

/** The next midnight of a zone. */
export const nextMidnight = (zone: string, instant: number): number => {
  const midnight = (dayAt(zone, instant) + 1) * dayMs;
  return instantsWithin(zone, midnight, midnight)(midnight);
};
