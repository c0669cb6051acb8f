/**
 * Runs one at a time. Callers during a run share the next: it begins after they called, so that what it
 * finds is never too old for them.
 */
export const singleFlight = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;

  const begin = (): Promise<T> => {
    const current = run().finally(() => {
      if (running === current) running = null;
    });
    running = current;
    return current;
  };

  return () => {
    if (next) return next;
    if (!running) return begin();
    const beginNext = () => {
      next = null;
      return begin();
    };
    next = running.then(beginNext, beginNext);
    return next;
  };
};
