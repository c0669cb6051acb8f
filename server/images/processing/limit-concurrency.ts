/** Runs tasks in turn, at most `slots` at once. Decoding many pictures together would take all memory and threads. */
export const limitConcurrency = (slots: number): (<T>(task: () => Promise<T>) => Promise<T>) => {
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
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await task();
    } finally {
      leave();
    }
  };
};
