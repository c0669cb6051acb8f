/** Milliseconds that only ever grow: the wall clock may be set by a year in either direction. */
export type MonotonicTime = () => number;
export const monotonicTime: MonotonicTime = () => performance.now();

type Window = { used: number; endsAt: number };

/** So many points for each key in a fixed span, which begins with the first. */
export const createRateWindow = (points: number, spanMs: number, now: MonotonicTime) => {
  /** In the order of their ends, because all are equally long. */
  const windows = new Map<string, Window>();

  const forgetEnded = (moment: number): void => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > moment) return;
      windows.delete(key);
    }
  };

  return {
    /** Consumes a point. Gives the milliseconds until there are points again, or 0 when this one was free. */
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
