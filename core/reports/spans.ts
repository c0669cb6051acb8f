import { dayMs } from '../hours/zone-clock.ts';

/* Days are ISO dates, `2026-11-16`, which compare and sort as strings. */
export type Span = { from: string; to: string };

/** Longer than any range a restaurant would ask for. */
export const longestSpanDays = 3_660;

const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
const dayOfNumber = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOfNumber(dayNumber(day) + days);

/** Both ends included. */
export const spanDays = (from: string, to: string): number => dayNumber(to) - dayNumber(from) + 1;

/** Holds every moment that is on one of these days, in whatever time zone. */
export const momentsAround = ({ from, to }: Span): { from: Date; to: Date } => ({
  from: new Date((dayNumber(from) - 1) * dayMs),
  to: new Date((dayNumber(to) + 2) * dayMs),
});

/** The same number of days, up to the day before it begins. */
export const spanBefore = ({ from, to }: Span): Span => ({
  from: addDays(from, -spanDays(from, to)),
  to: addDays(from, -1),
});

/** `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);
const firstOfMonth = (day: string): string => `${monthOf(day)}-01`;
/** 31 days after the first of a month is in the next one, whatever the month. */
export const firstOfNextMonth = (day: string): string => firstOfMonth(addDays(firstOfMonth(day), 31));

/** The whole months within a span, and the days before and after them. */
export const monthsWithin = ({ from, to }: Span): { months: string[]; rest: Span[] } => {
  const months: string[] = [];
  const start = from === firstOfMonth(from) ? from : firstOfNextMonth(from);
  let next = start;
  while (addDays(firstOfNextMonth(next), -1) <= to) {
    months.push(monthOf(next));
    next = firstOfNextMonth(next);
  }
  if (months.length === 0) return { months, rest: [{ from, to }] };
  const rest = [
    { from, to: addDays(start, -1) },
    { from: next, to },
  ];
  return { months, rest: rest.filter((part) => part.from <= part.to) };
};

export const spanPresets = ['today', 'thisWeek', 'thisMonth', 'last30Days'] as const;
export type SpanPreset = (typeof spanPresets)[number];

const sunday = 0;
/** A week begins on Sunday, as it does in Israel. */
const firstOfWeek = (day: string): string => addDays(day, sunday - new Date(`${day}T00:00:00Z`).getUTCDay());

export const presetSpan = (preset: SpanPreset, today: string): Span =>
  ({
    today: { from: today, to: today },
    thisWeek: { from: firstOfWeek(today), to: today },
    thisMonth: { from: firstOfMonth(today), to: today },
    last30Days: { from: addDays(today, -29), to: today },
  })[preset];
