import { Refusal } from '#core/refusal.ts';

/**
 * Runs tasks in turn, at most `slots` at once: many heavy ones together would take all memory and threads. A task that
 * finds `mostWaiting` others before it is refused, so that a queue never grows longer than anybody would wait.
 */
export const limitConcurrency = (
  slots: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): (<T>(task: () => Promise<T>) => Promise<T>) => {
  let running = 0;
  const waiting: (() => void)[] = [];

  const leave = (): void => {
    const next = waiting.shift();
    // The slot is handed over, not freed: a newcomer cannot slip in between.
    if (next) next();
    else running -= 1;
  };

  return async (task) => {
    if (running < slots) running += 1;
    else if (waiting.length >= mostWaiting) throw new Refusal('overloaded');
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await task();
    } finally {
      leave();
    }
  };
};
