/** How long an order has waited, and how warm that makes it. */
export type AgeHeat = 'fresh' | 'waiting' | 'late';

const waitingFromMinutes = 5;
const lateFromMinutes = 12;

export const ageInMinutes = (createdAt: string, now: number): number =>
  // A screen whose clock is behind the server's must not show a negative age.
  Math.max(0, Math.floor((now - Date.parse(createdAt)) / 60_000));

export const heatOf = (minutes: number): AgeHeat => {
  if (minutes >= lateFromMinutes) return 'late';
  return minutes >= waitingFromMinutes ? 'waiting' : 'fresh';
};
