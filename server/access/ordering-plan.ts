import { canTakeOrders } from '#core/accounts/plans.ts';
import { Refusal } from '#core/refusal.ts';
import type { OwnerScope } from './owner-scope.ts';

/** Order features are refused on a plan without ordering. */
export const requireOrderingPlan = (scope: OwnerScope): void => {
  if (!canTakeOrders(scope.plan)) throw new Refusal('plan_required');
};
