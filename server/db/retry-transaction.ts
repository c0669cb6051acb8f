import { retry } from '#core/retry/retry.ts';
import { isTransient } from './is-transient.ts';

/**
 * Runs a whole transaction, or a statement that is one, again when it was rolled back in favour of another, as the
 * database says or a constraint of ours.
 */
export const retryTransaction = <T>(
  run: () => Promise<T>,
  wasOthersFirst: (error: unknown) => boolean = isTransient,
): Promise<T> =>
  // At once: by then the other side has finished.
  retry(run, { delaysMs: [0, 0, 0, 0], isTransient: wasOthersFirst, sleep: async () => {} });
