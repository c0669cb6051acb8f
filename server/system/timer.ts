import type { Timer } from '#core/retry/sleeper.ts';

export const systemTimer: Timer = (milliseconds, callback) => {
  const handle = setTimeout(callback, milliseconds);
  return () => clearTimeout(handle);
};
