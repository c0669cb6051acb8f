import type { Report } from '#core/reports/report-shape.ts';
import { addDays, firstOfNextMonth, type Span, spanDays } from '#core/reports/spans.ts';
import { addAgorot, toAgorot, toShekels } from '#core/values/money.ts';

type Days = Report['days'];
type Sales = { orders: number; takings: number };
export type DayStep = 'day' | 'week' | 'month';
export type DayColumn = Span & Sales & { before: Sales | null };

/** More columns than this are indistinguishable on a phone. */
const mostDays = 35;
const mostWeeks = 53;
const week = 7;

export const stepOf = ({ from, to }: Span): DayStep => {
  const days = spanDays(from, to);
  if (days <= mostDays) return 'day';
  return days <= mostWeeks * week ? 'week' : 'month';
};

const sumWithin = (days: Days, { from, to }: Span): Sales => {
  const within = days.filter(({ day }) => from <= day && day <= to);
  return {
    orders: within.reduce((sum, { orders }) => sum + orders, 0),
    takings: toShekels(addAgorot(...within.map(({ takings }) => toAgorot(takings)))),
  };
};

const inSteps = ({ from, to }: Span, days: number): Span[] =>
  Array.from({ length: Math.ceil(spanDays(from, to) / days) }, (_, at) => {
    const first = addDays(from, at * days);
    const last = addDays(first, days - 1);
    return { from: first, to: last < to ? last : to };
  });

const inMonths = ({ from, to }: Span): Span[] => {
  const months: Span[] = [];
  for (let first = from; first <= to; ) {
    const nextMonth = firstOfNextMonth(first);
    const last = addDays(nextMonth, -1);
    months.push({ from: first, to: last < to ? last : to });
    first = nextMonth;
  }
  return months;
};

/**
 * The days of a span, including those without a shift; many days by weeks, years by months. Each is paired with the day
 * at the same offset in the previous span; months differ in length and have no counterpart.
 */
export const dayColumns = (span: Span, days: Days, before?: { from: string; days: Days }): DayColumn[] => {
  const step = stepOf(span);
  if (step === 'month')
    return inMonths(span).map((month) => ({ ...month, ...sumWithin(days, month), before: null }));
  const shift = before ? spanDays(span.from, before.from) - 1 : 0;
  return inSteps(span, step === 'day' ? 1 : week).map((part) => ({
    ...part,
    ...sumWithin(days, part),
    before: before
      ? sumWithin(before.days, { from: addDays(part.from, shift), to: addDays(part.to, shift) })
      : null,
  }));
};
