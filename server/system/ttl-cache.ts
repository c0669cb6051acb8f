import type { Clock } from './clock.ts';

/** One read serves all callers within that time, even concurrent ones. A failed one is not cached. */
export const ttlCache = <T>(ms: number, clock: Clock, read: () => Promise<T>): (() => Promise<T>) => {
  let cached: { since: number; value: Promise<T> } | null = null;
  return () => {
    const now = clock.now().getTime();
    // Also when the clock was set back.
    if (cached && Math.abs(now - cached.since) < ms) return cached.value;
    const reading = { since: now, value: read() };
    cached = reading;
    reading.value.catch(() => {
      if (cached === reading) cached = null;
    });
    return reading.value;
  };
};
