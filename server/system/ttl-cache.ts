import type { Clock } from './clock.ts';

/** One reading serves whoever asks within that time, however many at once. One that failed serves nobody else. */
export const ttlCache = <T>(ms: number, clock: Clock, read: () => Promise<T>): (() => Promise<T>) => {
  let kept: { since: number; value: Promise<T> } | null = null;
  return () => {
    const now = clock.now().getTime();
    // Also when the clock was set back.
    if (kept && Math.abs(now - kept.since) < ms) return kept.value;
    const reading = { since: now, value: read() };
    kept = reading;
    reading.value.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading.value;
  };
};
