/*
 * A board is watched when somebody can notice a new order on it: it is in sight with its sound on, or it was touched
 * lately. It proves so again and again; a board that stops proving it is no longer watched, whatever became of it.
 */
export const proofEveryMs = 20_000;
/** One proof may be lost on the way. */
export const proofHoldsMs = 45_000;
const touchCountsMs = 60_000;

type Board = { isInSight: boolean; isSoundOn: boolean; sinceTouchMs: number };

export const isWatched = ({ isInSight, isSoundOn, sinceTouchMs }: Board): boolean =>
  (isInSight && isSoundOn) || sinceTouchMs < touchCountsMs;
