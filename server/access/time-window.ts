/**
 * Whether a window with this end is still open. An end further ahead than the window's length was written by a clock
 * that has been set back since, and would keep it open too long. Twice the length is allowed, because the clocks of
 * two processes differ a little.
 */
export const isWindowOpen = (endsAt: Date, now: Date, lengthMs: number): boolean => {
  const leftMs = endsAt.getTime() - now.getTime();
  return leftMs > 0 && leftMs <= 2 * lengthMs;
};
