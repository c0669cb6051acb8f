const dayMs = 24 * 60 * 60 * 1000;

/** Days of the trial that are left, the running one included; 0 once it has ended. */
export const trialDaysLeft = (trialEndsAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(trialEndsAt) - now) / dayMs));
