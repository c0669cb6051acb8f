const dayMs = 24 * 60 * 60 * 1000;

/** How late the estimate of the server's time may be: a trial that began a moment ago is not a day longer for it. */
const lateMs = 10_000;

/** Days of the trial that are left, the running one included; 0 once it has ended. */
export const trialDaysLeft = (trialEndsAt: string, now: number): number => {
  const left = Date.parse(trialEndsAt) - now;
  return left <= 0 ? 0 : Math.max(1, Math.ceil((left - lateMs) / dayMs));
};
