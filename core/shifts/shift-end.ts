/**
 * When a shift that is ended now is over: never before it began, though the clock was set back meanwhile, and never in
 * the same moment, which on the wire would mean that it is open.
 */
export const shiftEnd = (startedAt: Date, now: Date): Date =>
  new Date(Math.max(now.getTime(), startedAt.getTime() + 1));
