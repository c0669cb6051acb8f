import { dayMs } from '#core/hours/zone-clock.ts';

const retentionDays = 90;

/**
 * What is older goes, except the last entry of each item: by then every shift has its totals, and keeps what was sold
 * out in its totals.
 */
export const stockLogRetainedSince = (now: Date): Date => new Date(now.getTime() - retentionDays * dayMs);

/** What began later is surely all there, whichever process trimmed by whichever clock. */
export const stockLogStandsSince = (now: Date): Date => new Date(now.getTime() - (retentionDays - 1) * dayMs);
