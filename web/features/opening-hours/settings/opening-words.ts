import type { SectionHours } from '#core/hours/section-hours.ts';
import { leftToRight } from '#core/i18n/isolate.ts';
import type { Locale } from '#core/i18n/locale.ts';
import type { OpeningHours } from '#core/opening-hours/opening-shape.ts';
import { formatTime } from '#web/lib/i18n/format-time.ts';
import { weekdays } from '#web/ui/form/hours/hours-draft.ts';

type Window = { from: string; to: string };
export type TimesWords = { closed: string; wholeDay: string };

/** '12:00–15:00, 18:00–23:00'. */
export const timesInWords = (windows: readonly Window[], words: TimesWords): string =>
  windows.length === 0
    ? words.closed
    : windows
        .toSorted((one, other) => one.from.localeCompare(other.from))
        .map(({ from, to }) => (from === to ? words.wholeDay : leftToRight(`${from}–${to}`)))
        .join(', ');

const windowsOfDay = (hours: SectionHours, day: number): Window[] =>
  hours.filter(({ days, from, to }) => days.includes(day) && from && to);

/** The week as days in a row that have the same times: 'Sunday – Thursday', 'Friday'. */
export const weekInRuns = (hours: SectionHours, words: TimesWords) => {
  const runs: { first: number; last: number; times: string; isClosed: boolean }[] = [];
  for (const day of weekdays) {
    const windows = windowsOfDay(hours, day);
    const times = timesInWords(windows, words);
    const before = runs.at(-1);
    if (before?.times === times) before.last = day;
    else runs.push({ first: day, last: day, times, isClosed: windows.length === 0 });
  }
  return runs;
};

/** A line for each day, for comparing two versions. */
export const exceptionsInWords = (
  exceptions: OpeningHours['exceptions'],
  locale: Locale,
  words: TimesWords,
): string =>
  exceptions
    .map(({ day, name, windows }) =>
      [formatTime(new Date(day), locale, 'date', 'UTC'), timesInWords(windows, words), name]
        .filter(Boolean)
        .join(' '),
    )
    .join(' · ');
