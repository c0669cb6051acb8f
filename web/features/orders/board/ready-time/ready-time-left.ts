import type { AgeHeat } from './order-age.ts';

const warmFromMinutes = 5;

/** Whole minutes until the ready time; negative when it is over. */
export const minutesLeft = (promisedAt: string, now: number): number =>
  // Avoids -0.
  Math.trunc((Date.parse(promisedAt) - now) / 60_000) || 0;

export const heatOfReadyTime = (left: number): AgeHeat => {
  if (left < 0) return 'late';
  return left <= warmFromMinutes ? 'waiting' : 'fresh';
};
