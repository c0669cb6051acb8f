import { limitConcurrency } from './limit-concurrency.ts';
import { currentWork } from './work.ts';

type Options = Parameters<typeof limitConcurrency>[1];

/** Runs tasks in turn, at most `slots` of one source at once: whoever asks for much waits for it behind nobody but themselves. */
export const limitEachSource = (
  slots: number,
  options?: Options,
): (<T>(task: () => Promise<T>) => Promise<T>) => {
  const busy = new Map<string, { inTurn: ReturnType<typeof limitConcurrency>; tasks: number }>();
  return async (task) => {
    const { source } = currentWork();
    const own = busy.get(source) ?? { inTurn: limitConcurrency(slots, options), tasks: 0 };
    busy.set(source, own);
    own.tasks += 1;
    try {
      return await own.inTurn(task);
    } finally {
      own.tasks -= 1;
      if (own.tasks === 0) busy.delete(source);
    }
  };
};
