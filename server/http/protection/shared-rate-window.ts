import { createHash } from 'node:crypto';
import type { Database } from '#server/db/engine/database.ts';
import type { MonotonicTime } from './rate-window.ts';
import { deleteWindow, takeTurn } from './rate-windows.queries.ts';

/** A number of points per key in a fixed window, counted across all processes. */
export const createSharedRateWindow = (
  db: Database,
  name: string,
  points: number,
  spanMs: number,
  now: MonotonicTime,
) => {
  /** Hashed: the table holds no addresses, and all keys are equally long. */
  const stored = (key: string): string => `${name} ${createHash('sha256').update(key).digest('base64url')}`;
  /**
   * Exhausted keys, until their window ends. Otherwise a flood of guesses would queue on one row and hold the
   * connections that everybody else needs.
   */
  const refused = new Map<string, number>();

  const forgetEnded = (moment: number): void => {
    for (const [key, endsAt] of refused) if (endsAt <= moment) refused.delete(key);
  };

  return {
    /** Consumes a point. Returns 0, or the milliseconds to wait when none is left. */
    consume: async (key: string): Promise<number> => {
      const known = (refused.get(key) ?? 0) - now();
      if (known > 0) return known;
      const { used, leftMs } = await takeTurn(db, stored(key), spanMs / 1000);
      if (used <= points) return 0;
      const waitMs = Math.max(1, leftMs);
      forgetEnded(now());
      refused.set(key, now() + waitMs);
      return waitMs;
    },
    forget: async (key: string): Promise<void> => {
      refused.delete(key);
      await deleteWindow(db, stored(key));
    },
  };
};
