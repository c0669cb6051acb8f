import type { Epoch } from '#core/live/stream-protocol.ts';

/** More events than an owner ever has, and so few that all epochs fit into what a number holds exactly. */
const perEpoch = 2 ** 32;

/**
 * The numbers of an owner's log as streams send them: each epoch has a range of its own, so one that a reader brings from
 * another epoch is never mistaken for one of this.
 */
export const streamNumbers = (epoch: Epoch) => ({
  of: (seq: number): number => epoch * perEpoch + seq,
  /** Null when it is not of this epoch. */
  seqOf: (number: number): number | null => {
    const seq = number - epoch * perEpoch;
    return Number.isSafeInteger(number) && seq >= 0 && seq < perEpoch ? seq : null;
  },
});
