import type { OpeningException } from '#core/opening-hours/opening-exception.ts';
import type { OpeningHours } from '#core/opening-hours/opening-shape.ts';
import {
  draftOf,
  hoursFrom,
  newKey,
  newWindow,
  problemOf,
  type WindowDraft,
  weekdays,
} from '#web/ui/form/hours/hours-draft.ts';

type TimesDraft = { key: number; from: string; to: string };
/** A day with other hours, as it is typed. Without windows it is closed. */
export type ExceptionDraft = {
  key: number;
  day: string;
  name: string;
  windows: readonly TimesDraft[];
  /** Its fields are shown, not only what they come to. */
  isOpen: boolean;
};
export type OpeningDraft = { windows: readonly WindowDraft[]; exceptions: readonly ExceptionDraft[] };
export type ExceptionProblem = 'day' | 'past' | 'repeated' | 'time';

export const openingDraftOf = ({ hours, exceptions }: OpeningHours): OpeningDraft => ({
  windows: draftOf(hours),
  exceptions: exceptions.map(({ day, name, windows }, key) => ({
    key,
    day,
    name,
    windows: windows.map((times, index) => ({ key: index, ...times })),
    isOpen: false,
  })),
});

const exceptionFrom = ({ day, name, windows }: ExceptionDraft): OpeningException => ({
  day,
  windows: windows.map(({ from, to }) => ({ from, to })),
  name: name.trim(),
});

/** In the order of the days, as the server stores them. */
export const openingFrom = ({ windows, exceptions }: OpeningDraft): OpeningHours => ({
  hours: hoursFrom(windows),
  exceptions: exceptions
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(exceptionFrom)
    .map(({ windows: times, ...rest }) => ({ ...rest, windows: [...times] })),
});

/** The next one is for the days that are not in any yet, with the times of the one before. */
export const nextWindow = (drafts: readonly WindowDraft[]): WindowDraft => {
  const free = weekdays.filter((day) => !drafts.some(({ days }) => days.includes(day)));
  const { from, to } = drafts.at(-1) ?? { from: '12:00', to: '23:00' };
  return newWindow(drafts, { days: free.length > 0 ? free : weekdays, from, to });
};

export const newException = (drafts: readonly ExceptionDraft[]): ExceptionDraft => ({
  key: newKey(drafts),
  day: '',
  name: '',
  windows: [],
  isOpen: true,
});

export const addTimes = (windows: readonly TimesDraft[]): TimesDraft[] => [
  ...windows,
  { key: newKey(windows), from: '10:00', to: '14:00' },
];

export const exceptionProblem = (
  { key, day, windows }: ExceptionDraft,
  all: readonly ExceptionDraft[],
  today: string,
): ExceptionProblem | null => {
  if (!day) return 'day';
  if (day < today) return 'past';
  if (all.some((other) => other.key !== key && other.day === day)) return 'repeated';
  return windows.every(({ from, to }) => from && to) ? null : 'time';
};

export const hasProblem = ({ windows, exceptions }: OpeningDraft, today: string): boolean =>
  windows.some(problemOf) || exceptions.some((each) => exceptionProblem(each, exceptions, today));

/** What is wrong is shown where it can be corrected. */
export const openWrongOnes = (draft: OpeningDraft, today: string): OpeningDraft => ({
  ...draft,
  exceptions: draft.exceptions.map((each) => ({
    ...each,
    isOpen: each.isOpen || exceptionProblem(each, draft.exceptions, today) !== null,
  })),
});
