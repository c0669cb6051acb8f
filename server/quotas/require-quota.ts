import { Refusal } from '#core/refusal.ts';
import { type Quota, type QuotaOverrides, quotaLimit } from '#core/values/quotas.ts';

/** Refuses when an owner would hold more than this. */
export const requireQuota = (overrides: QuotaOverrides, quota: Quota, held: number): void => {
  const limit = quotaLimit(overrides, quota);
  if (held > limit) throw new Refusal('quota_reached', { quota, limit });
};
