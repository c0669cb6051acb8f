/** Monotonic milliseconds: the wall clock may be set back or forward. */
export type MonotonicTime = () => number;
export const monotonicTime: MonotonicTime = () => performance.now();

type Window = { used: number; endsAt: number };

/** A number of points per key in a fixed window, which starts with the first. */
export const createRateWindow = (points: number, spanMs: number, now: MonotonicTime) => {
  /** Ordered by end, because all windows are equally long. */
  const windows = new Map<string, Window>();

  const forgetEnded = (moment: number): void => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > moment) return;
      windows.delete(key);
    }
  };

  return {
    /** Consumes a point. Returns 0, or the milliseconds to wait when none is left. */
    consume: (key: string): number => {
      const moment = now();
      forgetEnded(moment);
      const window = windows.get(key) ?? { used: 0, endsAt: moment + spanMs };
      window.used += 1;
      windows.set(key, window);
      return window.used > points ? window.endsAt - moment : 0;
    },
    forget: (key: string): void => {
      windows.delete(key);
    },
    size: (): number => windows.size,
  };
};
