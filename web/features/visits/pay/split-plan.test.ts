import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf } from '#core/payments/shares.ts';
import { type Agorot, addAgorot, agorot } from '#core/values/money.ts';
import { afterShare, isStillTrue, type SplitPlan } from './split-plan.ts';

const planOf = (amount: number, payers: number): SplitPlan => ({
  shares: sharesOf(agorot(amount), payers),
  taken: 0,
});

describe('a bill that was divided', () => {
  it('keeps what each was told, also when the first have paid', () => {
    const plan = planOf(10_001, 4);
    expect(plan.shares).toEqual([2_500, 2_500, 2_500, 2_501]);
    const afterTwo = afterShare(afterShare(plan));
    expect(afterTwo.shares).toEqual(plan.shares);
    expect(isStillTrue(afterTwo, agorot(5_001))).toBe(true);
  });

  it('is divided anew when somebody paid or ordered beside it', () => {
    const plan = afterShare(planOf(10_001, 4));
    expect(isStillTrue(plan, agorot(7_500))).toBe(false);
    expect(isStillTrue(plan, agorot(7_502))).toBe(false);
  });

  it('is over with its last share', () => {
    const over = [0, 1, 2, 3].reduce(afterShare, planOf(10_001, 4));
    expect(isStillTrue(over, agorot(0))).toBe(false);
  });

  it('holds for any bill and any number of payers, share by share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 50 }), (amount, payers) => {
        let plan = planOf(amount, payers);
        let owed: Agorot = agorot(amount);
        for (const share of plan.shares) {
          expect(isStillTrue(plan, owed)).toBe(true);
          plan = afterShare(plan);
          owed = addAgorot(owed, agorot(-share));
        }
        expect(owed).toBe(0);
      }),
    );
  });
});
