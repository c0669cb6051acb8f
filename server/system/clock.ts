/** Time is an argument: the process passes the real clock, tests pass their own. */
export type Clock = { now: () => Date };
export const systemClock: Clock = { now: () => new Date() };
