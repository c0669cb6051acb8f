import type { Epoch } from '#core/live/stream-protocol.ts';

/*
 * Which database the server has, as this page heard last: of a stream, or of the answer to a call. Whoever keeps what the
 * server said, or what was pressed upon it, keeps with it the epoch it is of.
 */
let known: Epoch | null = null;
const listeners = new Set<() => void>();

export const serverEpoch = {
  /** Null: nothing was heard yet, or the server is of an older version. */
  get: (): Epoch | null => known,

  /** What does not say it changes nothing. */
  hear: (epoch: Epoch | null | undefined): void => {
    if (!epoch || epoch === known) return;
    known = epoch;
    for (const listener of [...listeners]) listener();
  },

  watch: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  reset: (): void => {
    known = null;
  },
};

/** Whether something of this epoch was lost: the server has another database now. */
export const isOfOtherEpoch = (epoch: Epoch | null | undefined): boolean =>
  !!epoch && known !== null && epoch !== known;
