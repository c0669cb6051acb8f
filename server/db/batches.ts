import { setTimeout as pause } from 'node:timers/promises';

/** How a task that may be long is to go on: in small statements, with room for guests and staff between them. */
export type Batches = { pauseMs?: number; signal?: AbortSignal };

/** Rows of a small table that one statement deletes. */
export const sweptAtOnce = 500;

/** Until the pause is over or the task is to stop. */
export const pauseBetween = async ({ pauseMs = 0, signal }: Batches): Promise<void> => {
  await pause(pauseMs, undefined, { signal, ref: false }).catch(() => {});
};

/**
 * Repeats a statement that does up to so many rows and says how many it did, until there are no more or the task is to
 * stop. Each is a transaction of its own: whatever interrupts, what was done stays done. Gives the number of all rows.
 */
export const inBatches = async (
  size: number,
  doSome: (limit: number) => Promise<number>,
  batches: Batches = {},
): Promise<number> => {
  let all = 0;
  while (!batches.signal?.aborted) {
    const done = await doSome(size);
    all += done;
    if (done < size) break;
    await pauseBetween(batches);
  }
  return all;
};
