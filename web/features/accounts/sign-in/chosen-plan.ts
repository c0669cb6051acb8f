import { type Plan, plans } from '#core/accounts/plans.ts';

const usualPlan: Plan = 'pro';

/** The plan whose button brought the reader here; anything else in the address means the usual one. */
export const chosenPlan = (search: URLSearchParams): Plan =>
  plans.find((plan) => plan === search.get('plan')) ?? usualPlan;
