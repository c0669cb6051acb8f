/** One measurement of a benchmark. */
export type Finding =
  | { kind: 'budget'; what: string; measured: number; unit: string; limit: Limit }
  | { kind: 'note'; what: string; text: string }
  | { kind: 'skipped'; what: string; text: string }
  /** The line could not be measured to its end; counts as missed. */
  | { kind: 'broken'; what: string; text: string };

export type Limit = { atMost: number } | { atLeast: number };

export type Report = {
  /** A figure with a limit; missing it fails the bench. */
  budget: (what: string, measured: number, unit: string, limit: Limit) => void;
  /** A figure that helps to read the others. */
  note: (what: string, text: string) => void;
  /** What could not be measured here, and why. */
  skip: (what: string, text: string) => void;
};

export type BenchLine = {
  name: string;
  /** How it was measured, in a sentence or two. */
  how: string;
  /** Takes minutes: run only when it is named. */
  isSlow?: boolean;
  /** Whether a word after its name says what of it to measure. */
  takes?: (word: string) => boolean;
  run: (report: Report, words?: readonly string[]) => Promise<void>;
};

export const isWithin = (measured: number, limit: Limit): boolean =>
  'atMost' in limit ? measured <= limit.atMost : measured >= limit.atLeast;

/** A figure that could not be had (NaN) is missed too. */
export const isMissed = (finding: Finding): boolean =>
  finding.kind === 'broken' || (finding.kind === 'budget' && !isWithin(finding.measured, finding.limit));

export const kilobytes = (bytes: number): number => bytes / 1024;
export const megabytes = (bytes: number): number => bytes / 1024 / 1024;
