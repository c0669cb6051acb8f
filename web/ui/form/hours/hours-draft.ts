import type { SectionHours } from '#core/hours/section-hours.ts';
import { leftToRight } from '#core/i18n/isolate.ts';
import type { Locale } from '#core/i18n/locale.ts';
import { weekdayName } from './weekday-name.ts';

/** Hours of a section or of the restaurant: a window as it is typed. The key identifies windows while they are edited. */
export type WindowDraft = { key: number; days: readonly number[]; from: string; to: string };
export type WindowProblem = 'days' | 'time';

export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

export const draftOf = (hours: SectionHours): WindowDraft[] =>
  hours.map((window, key) => ({ ...window, key }));

/** A key that none of them has. */
export const newKey = (drafts: readonly { key: number }[]): number =>
  Math.max(-1, ...drafts.map(({ key }) => key)) + 1;

export const newWindow = (
  drafts: readonly WindowDraft[],
  window: Omit<WindowDraft, 'key'> = { days: weekdays, from: '08:00', to: '11:30' },
): WindowDraft => ({ key: newKey(drafts), ...window });

export const toggleDay = (days: readonly number[], day: number): number[] =>
  days.includes(day) ? days.filter((each) => each !== day) : [...days, day].sort();

export const problemOf = ({ days, from, to }: WindowDraft): WindowProblem | null => {
  if (days.length === 0) return 'days';
  return from && to ? null : 'time';
};

/** How a window ends, when that is worth a word. */
export const endOf = ({ from, to }: Pick<WindowDraft, 'from' | 'to'>): 'next-day' | 'whole-day' | null => {
  if (!from || !to || to > from) return null;
  return to === from ? 'whole-day' : 'next-day';
};

export const hoursFrom = (drafts: readonly WindowDraft[]): SectionHours =>
  drafts.map(({ days, from, to }) => ({ days: [...days], from, to }));

/** 'Sun, Mon 08:00–11:30 · …', for comparing two versions. */
export const hoursInWords = (hours: SectionHours, locale: Locale): string =>
  hours
    .map(
      ({ days, from, to }) =>
        `${days.map((day) => weekdayName(locale, day, 'short')).join(', ')} ${leftToRight(`${from}–${to}`)}`,
    )
    .join(' · ');
