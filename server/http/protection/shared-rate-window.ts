import { createHash } from 'node:crypto';
import type { Database } from '#server/db/engine/database.ts';
import type { MonotonicTime } from './rate-window.ts';
import { deleteWindow, takeTurn } from './rate-windows.queries.ts';

/** So many points for each key in a fixed span, counted for all processes together. */
export const createSharedRateWindow = (
  db: Database,
  name: string,
  points: number,
  spanMs: number,
  now: MonotonicTime,
) => {
  /** Nobody reads addresses out of the table, and all keys are equally long. */
  const stored = (key: string): string => `${name} ${createHash('sha256').update(key).digest('base64url')}`;
  /**
   * Keys that have no point left, until there are points again. A flood of guesses would otherwise wait for one row, and
   * hold the connections that everybody else needs.
   */
  const refused = new Map<string, number>();

  const forgetEnded = (moment: number): void => {
    for (const [key, endsAt] of refused) if (endsAt <= moment) refused.delete(key);
  };

  return {
    /** Consumes a point. Gives the milliseconds until there are points again, or 0 when this one was free. */
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
