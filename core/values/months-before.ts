/** The same day and time a number of months ago, in UTC. The 31st goes back to the last day of a shorter month. */
export const monthsBefore = (now: Date, months: number): Date => {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
};
