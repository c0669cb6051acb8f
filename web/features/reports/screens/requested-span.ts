import { longestSpanDays, type Span, spanDays } from '#core/reports/spans.ts';

export type SpanProblem = { field: 'from' | 'to'; kind: 'missingDay' | 'notADay' | 'reversed' | 'tooLong' };

const isDay = (day: string): boolean => {
  const moment = Date.parse(`${day}T00:00:00Z`);
  // June 31 is parsed as July 1: only what survives the round trip is a day.
  return (
    /^(?!0000)\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(moment) &&
    new Date(moment).toISOString().startsWith(day)
  );
};

/** Why there is no report of these days, or null. */
export const spanProblem = ({ from, to }: Span): SpanProblem | null => {
  if (!from) return { field: 'from', kind: 'missingDay' };
  if (!to) return { field: 'to', kind: 'missingDay' };
  if (!isDay(from)) return { field: 'from', kind: 'notADay' };
  if (!isDay(to)) return { field: 'to', kind: 'notADay' };
  if (to < from) return { field: 'to', kind: 'reversed' };
  return spanDays(from, to) > longestSpanDays ? { field: 'to', kind: 'tooLong' } : null;
};

/** The span in the address; null when it names no days. */
export const requestedSpan = (query: URLSearchParams): Span | null => {
  const [from, to] = [query.get('from'), query.get('to')];
  return from === null && to === null ? null : { from: from ?? '', to: to ?? '' };
};
