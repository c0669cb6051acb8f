import type { Candidate, Election } from './stream-relay.ts';

export type Locks = Pick<LockManager, 'request'>;

/** A busy tab may take this long to answer. Deposing it by mistake costs a read, not an event. */
const patienceMs = 3_000;

/**
 * Whoever holds the lock leads. The browser passes it on at once when a tab closes or crashes; a frozen tab keeps it, so it
 * can be stolen.
 */
export const electByLock = (locks: Locks, name: string, { onElected, onDeposed }: Candidate): Election => {
  let isOver = false;
  let turn = new AbortController();
  let release = () => {};

  const ask = (options: LockOptions, { signal } = turn) => {
    let isElected = false;
    const hold = async (): Promise<void> => {
      if (isOver || signal.aborted) return;
      isElected = true;
      const held = new Promise<void>((done) => {
        release = done;
      });
      onElected();
      await held;
    };
    locks.request(name, options, hold).catch(() => {
      if (isOver || signal.aborted) return;
      // A page without access to locks keeps its stream to itself.
      if (!isElected) return onElected();
      onDeposed();
      wait();
    });
  };
  const wait = () => {
    turn = new AbortController();
    ask({ signal: turn.signal });
  };
  wait();

  return {
    patienceMs,
    insist: () => {
      turn.abort();
      turn = new AbortController();
      ask({ steal: true });
    },
    hear: () => {},
    leave: () => {
      isOver = true;
      turn.abort();
      release();
    },
  };
};
