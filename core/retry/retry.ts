export type RetryOptions = {
  /** The wait after each failed attempt but the last; as many retries as there are delays. */
  delaysMs: Iterable<number>;
  isTransient: (error: unknown) => boolean;
  sleep: (milliseconds: number) => Promise<void>;
  /** Called before each wait. */
  onRetry?: (error: unknown) => void;
};

/** Attempts until one succeeds, fails for good, or no retry is left. `attempt` must be idempotent. */
export const retry = async <T>(
  attempt: () => Promise<T>,
  { delaysMs, isTransient, sleep, onRetry }: RetryOptions,
): Promise<T> => {
  for (const delay of delaysMs) {
    try {
      return await attempt();
    } catch (error) {
      if (!isTransient(error)) throw error;
      onRetry?.(error);
      await sleep(delay);
    }
  }
  return attempt();
};
