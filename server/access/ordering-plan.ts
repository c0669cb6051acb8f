import { canTakeOrders } from '#core/accounts/plans.ts';
import { Refusal } from '#core/refusal.ts';
import type { OwnerScope } from './owner-scope.ts';

/** What belongs to taking orders is not part of a plan that takes none. */
export const requireOrderingPlan = (scope: OwnerScope): void => {
  if (!canTakeOrders(scope.plan)) throw new Refusal('plan_required');
};
