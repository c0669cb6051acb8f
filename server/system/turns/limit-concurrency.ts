import { Refusal } from '#core/refusal.ts';
import { createWaitingLine } from './waiting-line.ts';
import { currentWork } from './work.ts';

type Waiter = { enter: () => void; refuse: () => void };

type Options = {
  /** So that a queue never grows longer than anybody would wait. */
  mostWaiting?: number;
  /** Who has waited so long is refused. */
  patienceMs?: number;
  /** How a task is refused that would wait too long. */
  refusal?: () => Refusal;
  /** Tasks that block the event loop: requests that have come meanwhile are read before the next one begins. */
  areBlocking?: boolean;
};

/** One that blocks, or some of one request in a row, for so long lets new requests in although nobody waits yet. */
const mostUnreadMs = 10;

const overloaded = () => new Refusal('overloaded');

/**
 * Runs tasks in turn, at most `slots` at once: many heavy ones together would take all memory and threads. Whose turn it is
 * goes by whose work it is. Where too many wait, the source of most of them is refused its newest.
 */
export const limitConcurrency = (
  slots: number,
  {
    mostWaiting = Number.POSITIVE_INFINITY,
    patienceMs,
    refusal = overloaded,
    areBlocking = false,
  }: Options = {},
): (<T>(task: () => Promise<T>) => Promise<T>) => {
  let running = 0;
  let readAt = 0;
  const line = createWaitingLine<Waiter>();

  const startNext = (): void => {
    const next = line.takeNext();
    // The slot is handed over, not freed: a newcomer cannot slip in between.
    if (next) next.enter();
    else running -= 1;
  };
  const isUnread = (): boolean => line.length() > 0 || performance.now() - readAt >= mostUnreadMs;
  const leave = (): void => {
    if (areBlocking && isUnread())
      setImmediate(() => {
        readAt = performance.now();
        startNext();
      });
    else startNext();
  };

  const wait = (): Promise<void> => {
    // Of the moment: whose a request is may be known only later.
    const work = { ...currentWork() };
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        enter: () => {
          clearTimeout(patience);
          resolve();
        },
        refuse: () => {
          clearTimeout(patience);
          reject(refusal());
        },
      };
      const patience =
        patienceMs &&
        setTimeout(() => {
          line.remove(work, waiter);
          waiter.refuse();
        }, patienceMs);
      line.add(work, waiter);
      if (line.length() <= mostWaiting) return;
      const fullest = line.fullestSource() ?? work.source;
      const refused = line.countOf(work.source) < line.countOf(fullest) ? fullest : work.source;
      line.removeNewest(refused)?.refuse();
    });
  };

  return async (task) => {
    if (running < slots) running += 1;
    else await wait();
    try {
      return await task();
    } finally {
      leave();
    }
  };
};
