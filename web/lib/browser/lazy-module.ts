import { retry } from '#core/retry/retry.ts';
import { sleep } from './browser-timer.ts';

function* growingDelays(): Generator<number> {
  for (let ms = 1_000; ; ms = Math.min(ms * 2, 30_000)) yield ms;
}

/**
 * Code that is fetched when it is first needed. Callers wait until it has loaded: a failed fetch is
 * retried with backoff.
 */
export const lazyModule = <Module>(fetchModule: () => Promise<Module>) => {
  let arrived: Module | null = null;
  let coming: Promise<Module> | null = null;
  const listeners = new Set<() => void>();
  const troubled = new Set<() => void>();

  const fetchUntilHere = async (): Promise<Module> => {
    const onRetry = () => {
      for (const onTrouble of troubled) onTrouble();
    };
    arrived = await retry(fetchModule, {
      delaysMs: growingDelays(),
      isTransient: () => true,
      sleep,
      onRetry,
    });
    for (const listener of listeners) listener();
    return arrived;
  };

  return {
    read: (): Module | null => arrived,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Never rejects. `onTrouble` is called for every failed attempt. */
    load: async (onTrouble: () => void = () => {}): Promise<Module> => {
      troubled.add(onTrouble);
      try {
        coming ??= fetchUntilHere();
        return await coming;
      } finally {
        troubled.delete(onTrouble);
      }
    },
  };
};
