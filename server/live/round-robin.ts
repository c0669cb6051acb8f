import { setTimeout as pause } from 'node:timers/promises';

export type Turns = { count: number; pauseMs: number; atLeast: number };

/** Does the work for every item, some at a time, so that other work of the process can run in between. */
export const roundRobin = async <Item>(
  items: readonly Item[],
  { count, pauseMs, atLeast }: Turns,
  work: (item: Item) => void,
): Promise<void> => {
  const size = Math.max(atLeast, Math.ceil(items.length / count));
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await pause(pauseMs, undefined, { ref: false });
    for (const item of items.slice(from, from + size)) work(item);
  }
};
