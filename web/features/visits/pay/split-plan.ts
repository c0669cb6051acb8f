import { type Agorot, addAgorot } from '#core/values/money.ts';

/** A bill divided once: what each pays stays as it was said, also when the first have paid. */
export type SplitPlan = {
  readonly shares: readonly Agorot[];
  /** How many of them were paid, from the first on. */
  readonly taken: number;
};

const left = ({ shares, taken }: SplitPlan): Agorot => addAgorot(...shares.slice(taken));

/** Whether it still says who pays what: another payment, or another order, makes it a plan for something else. */
export const isStillTrue = (plan: SplitPlan, owed: Agorot): boolean =>
  plan.taken < plan.shares.length && left(plan) === owed;

export const afterShare = ({ shares, taken }: SplitPlan): SplitPlan => ({ shares, taken: taken + 1 });
