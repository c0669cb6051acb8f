import type { Locale } from '#core/i18n/locale.ts';
import type { Span } from '#core/reports/spans.ts';
import { formatTime } from '#web/lib/i18n/format-time.ts';
import { stepOf } from '../figures/day-columns.ts';

/** Noon in UTC: the same day in every time zone that matters. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** `16 Nov 2026` */
export const formatDay = (day: string, locale: Locale): string =>
  formatTime(noon(day), locale, 'date', 'UTC');

/** `16.11`, where space is short. */
const formatDayShort = (day: string): string => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}`;

/** `11/26`: a month of a year. */
const formatMonthShort = (day: string): string => `${Number(day.slice(5, 7))}/${day.slice(2, 4)}`;

export const formatSpan = ({ from, to }: Span, locale: Locale): string =>
  from === to ? formatDay(from, locale) : `${formatDay(from, locale)} – ${formatDay(to, locale)}`;

/** The labels below the columns of a span, each named by its first day. */
export const dayLabels = (span: Span): ((day: string) => string) =>
  stepOf(span) === 'month' ? formatMonthShort : formatDayShort;
