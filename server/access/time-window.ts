/**
 * Whether a window that ends at this moment is open. One that ends further ahead than it is long was opened by a clock
 * that has been set back since, and would stay open for as long as that. Twice the length, because the clocks of two
 * processes differ a little.
 */
export const isWindowOpen = (endsAt: Date, now: Date, lengthMs: number): boolean => {
  const leftMs = endsAt.getTime() - now.getTime();
  return leftMs > 0 && leftMs <= 2 * lengthMs;
};
