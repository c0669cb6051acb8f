import type { Timer } from '#core/retry/sleeper.ts';

export const browserTimer: Timer = (milliseconds, callback) => {
  const handle = setTimeout(callback, milliseconds);
  return () => clearTimeout(handle);
};

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void browserTimer(milliseconds, resolve));
