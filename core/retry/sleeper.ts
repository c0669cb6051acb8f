/** Calls back later; the returned function cancels. Time is an argument: a process passes the real one, tests their own. */
export type Timer = (milliseconds: number, callback: () => void) => () => void;

/** Sleep that can be cut short: what waits for a retry need not sit out its delay once there is reason to hope. */
export const createSleeper = (timer: Timer) => {
  const sleeping = new Set<() => void>();
  return {
    sleep: (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        const wake = () => {
          cancel();
          sleeping.delete(wake);
          resolve();
        };
        const cancel = timer(milliseconds, wake);
        sleeping.add(wake);
      }),
    wakeAll: (): void => {
      for (const wake of [...sleeping]) wake();
    },
  };
};
