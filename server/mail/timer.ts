/** Calls back later; the returned function cancels. Tests pass their own and wait for nothing. */
export type Timer = (milliseconds: number, callback: () => void) => () => void;

export const systemTimer: Timer = (milliseconds, callback) => {
  const handle = setTimeout(callback, milliseconds);
  return () => clearTimeout(handle);
};
