/** The lifecycle of a print job is this table. The queue, its refusals and its tests are drawn from it. */
export const jobStates = ['waiting', 'taken', 'printed', 'failed', 'unconfirmed', 'withdrawn'] as const;
export type JobState = (typeof jobStates)[number];

type Row = { event: string; from: JobState; to: JobState };

export const jobLifecycle = [
  { event: 'claim', from: 'waiting', to: 'taken' },
  // What nobody has been given can still be taken back.
  { event: 'withdraw', from: 'waiting', to: 'withdrawn' },
  // Not a byte of it has reached the printer.
  { event: 'release', from: 'taken', to: 'waiting' },
  // Handed out and never confirmed: it may have come out, so it is not sent again by itself.
  { event: 'expire', from: 'taken', to: 'unconfirmed' },
  { event: 'print', from: 'taken', to: 'printed' },
  { event: 'fail', from: 'taken', to: 'failed' },
  // A late answer still counts, and a success more than a failure.
  { event: 'print', from: 'unconfirmed', to: 'printed' },
  { event: 'print', from: 'failed', to: 'printed' },
  { event: 'fail', from: 'unconfirmed', to: 'failed' },
] as const satisfies readonly Row[];

export type JobEvent = (typeof jobLifecycle)[number]['event'];

/** The state after an event, or null when it changes nothing: a repeated confirmation, or one of a job that is over. */
export const jobAfter = (state: JobState, event: JobEvent): JobState | null =>
  jobLifecycle.find((row) => row.from === state && row.event === event)?.to ?? null;

/** The states that an event leaves. */
export const statesBefore = (event: JobEvent): JobState[] =>
  jobLifecycle.filter((row) => row.event === event).map(({ from }) => from);

/** The printer's paper says it, as far as anybody knows; what failed is not taken to be there. */
export const isOnPaper = (state: JobState): boolean =>
  state === 'taken' || state === 'printed' || state === 'unconfirmed';

/** What a printer or its agent says of a job. `unsent`: not a byte of it has reached the printer. */
export const jobResults = ['printed', 'failed', 'unsent'] as const;
export type JobResult = (typeof jobResults)[number];
export const eventOfResult = {
  printed: 'print',
  failed: 'fail',
  unsent: 'release',
} as const satisfies Record<JobResult, JobEvent>;

/** Why one failed. */
export const jobProblems = [
  'paper_out',
  'cover_open',
  'jam',
  'bad_ticket',
  'unreachable',
  'printer_error',
] as const;
export type JobProblem = (typeof jobProblems)[number];

/** What rings until somebody handles it. */
export const jobTroubles = ['failed', 'unconfirmed', 'overdue'] as const;
export type JobTrouble = (typeof jobTroubles)[number];

type Troubled = { readonly state: JobState; readonly isOverdue: boolean; readonly isHandled: boolean };

export const troubleOf = ({ state, isOverdue, isHandled }: Troubled): JobTrouble | null => {
  if (isHandled) return null;
  if (state === 'failed' || state === 'unconfirmed') return state;
  return isOverdue && (state === 'waiting' || state === 'taken') ? 'overdue' : null;
};
