import { type Backoff, backoffMs } from '#core/retry/backoff.ts';
import { createSleeper, type Timer } from '#core/retry/sleeper.ts';
import type { Announce } from './after-commit.ts';
import { type EventNotice, formatNotice, mergeNotices } from './event-notice.ts';

/** How long notices are collected after some were sent: a busy process announces a hundred orders in one transaction. */
const gatherMs = 3;
const sendBackoff: Backoff = { firstMs: 50, lastMs: 2_000 };

type Needs = {
  /** In one transaction of its own. */
  send: (payloads: string[]) => Promise<void>;
  /** To this process itself, which need not wait. */
  deliver: (payload: string) => void;
  /** It is tried again, with whatever has come meanwhile. */
  onError: (error: unknown) => void;
  timer: Timer;
};

export type Announcer = { announce: Announce; close: () => Promise<void> };

/**
 * Tells other processes what this one has committed, apart from the commits: PostgreSQL holds one lock for all
 * notifications until the transaction that sends them is stored, so a NOTIFY inside an order makes all orders of all
 * restaurants wait for each other's disk. What is not sent yet when the process dies is found by the others (`sweep-unannounced.ts`).
 */
export const createAnnouncer = ({ send, deliver, onError, timer }: Needs): Announcer => {
  const sleeper = createSleeper(timer);
  /** By owner, so that it cannot grow while the database is away. */
  let waiting = new Map<string, EventNotice>();
  let isClosed = false;
  let isSending = false;
  let running = Promise.resolve();

  const add = (notice: EventNotice) => {
    const known = waiting.get(notice.ownerId);
    waiting.set(notice.ownerId, known ? mergeNotices(known, notice) : notice);
  };

  const sendAll = async (): Promise<void> => {
    isSending = true;
    let failures = 0;
    // What one transaction announces goes together.
    await null;
    while (waiting.size > 0) {
      const sending = waiting;
      waiting = new Map();
      try {
        await send([...sending.values()].map(formatNotice));
        failures = 0;
      } catch (error) {
        onError(error);
        failures += 1;
        // A process that stops leaves it to the others.
        if (!isClosed) for (const notice of sending.values()) add(notice);
      }
      const pause = failures === 0 ? gatherMs : backoffMs(failures - 1, sendBackoff, Math.random());
      if (!isClosed) await sleeper.sleep(pause);
    }
    isSending = false;
  };

  return {
    announce: (notice) => {
      deliver(formatNotice(notice));
      add(notice);
      if (!isSending) running = sendAll();
    },
    /** Sends what waits, if that can be done. */
    close: async () => {
      isClosed = true;
      sleeper.wakeAll();
      await running;
    },
  };
};
