/** Time is an argument: the process passes the real clock, tests pass their own. */
export type Clock = { now: () => Date };
/** Whether a moment is over; one that is never is not. */
export const isPast = (clock: Clock, moment: string | null): boolean =>
  moment !== null && Date.parse(moment) <= clock.now().getTime();

export const systemClock: Clock = { now: () => new Date() };
