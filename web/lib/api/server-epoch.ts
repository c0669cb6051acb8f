import type { Epoch } from '#core/live/stream-protocol.ts';

/*
 * Which database the server has, as this page heard last: of a stream, or of the answer to a call. Whoever keeps what the
 * server said, or what was pressed upon it, keeps with it the epoch it is of.
 */
let known: Epoch | null = null;
const listeners = new Set<() => void>();

/** Null: nothing was heard yet, or the server is of an older version. */
export const knownEpoch = (): Epoch | null => known;

/** What does not say it changes nothing. */
export const hearEpoch = (epoch: Epoch | null | undefined): void => {
  if (!epoch || epoch === known) return;
  known = epoch;
  for (const listener of listeners) listener();
};

export const watchEpoch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** For tests. */
export const forgetEpoch = (): void => {
  known = null;
};

/** Whether something of this epoch was lost: the server has another database now. */
export const isOfOtherEpoch = (epoch: Epoch | null | undefined): boolean =>
  !!epoch && known !== null && epoch !== known;
