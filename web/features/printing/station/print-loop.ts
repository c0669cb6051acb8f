import type { JobResult } from '#core/printing/jobs/job-lifecycle.ts';
import type { PrintJob } from '#core/printing/jobs/job-shape.ts';

export type Claimed = { readonly job: PrintJob; readonly copies: number };

export type LoopState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'printing'; readonly job: PrintJob }
  /** Tickets may wait, and nobody can ask for them. */
  | { readonly kind: 'no-line' };

type LoopNeeds = {
  signal: AbortSignal;
  claim: () => Promise<Claimed | null>;
  /** Shows the ticket to the printer: what became of it. */
  print: (claimed: Claimed) => Promise<JobResult>;
  /** Goes on until the server has heard it: what is not confirmed rings, though it may have come out. */
  confirm: (job: PrintJob, result: JobResult) => Promise<void>;
  pause: () => Promise<void>;
  onState: (state: LoopState) => void;
  onDone: (job: PrintJob, result: JobResult) => void;
};

/** One ticket after the other: takes it, prints it, says what became of it. */
export const runPrintLoop = async (needs: LoopNeeds): Promise<void> => {
  const { signal, claim, print, confirm, pause, onState, onDone } = needs;
  while (!signal.aborted) {
    let claimed: Claimed | null;
    try {
      claimed = await claim();
    } catch {
      if (!signal.aborted) onState({ kind: 'no-line' });
      await pause();
      continue;
    }
    if (claimed) {
      onState({ kind: 'printing', job: claimed.job });
      const result = await print(claimed);
      await confirm(claimed.job, result);
      onDone(claimed.job, result);
      // Its picture could not be fetched, and it waits again: not at once.
      if (result !== 'unsent') continue;
    }
    if (!signal.aborted) onState({ kind: 'waiting' });
    await pause();
  }
};
