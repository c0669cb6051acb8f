import { retry } from '#core/retry/retry.ts';
import { isTransient } from './is-transient.ts';

/** Runs a whole transaction, or a statement that is one, again when it was rolled back in favour of another. */
export const retryTransaction = <T>(run: () => Promise<T>): Promise<T> =>
  // At once: by then the other side has finished.
  retry(run, { delaysMs: [0, 0, 0, 0], isTransient, sleep: async () => {} });
