import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf } from '#core/payments/shares.ts';
import { type Agorot, addAgorot, agorot } from '#core/values/money.ts';
import { sharesTaken } from './split-plan.ts';

const division = (amount: number, payers: number) => ({ shares: sharesOf(agorot(amount), payers) });

describe('a bill that was divided', () => {
  it('knows by what is owed how many have paid, also after one was voided', () => {
    const four = division(10_001, 4);
    expect(four.shares).toEqual([2_500, 2_500, 2_500, 2_501]);
    const taken = [10_001, 7_501, 5_001, 2_501].map((owed) => sharesTaken(four, agorot(owed)));
    expect(taken).toEqual([0, 1, 2, 3]);
  });

  it('is divided anew when somebody paid or ordered beside it', () => {
    for (const owed of [7_500, 7_502, 2_500, 12_501]) {
      expect(sharesTaken(division(10_001, 4), agorot(owed))).toBeNull();
    }
  });

  it('is over with its last share', () => {
    expect(sharesTaken(division(10_001, 4), agorot(0))).toBeNull();
  });

  it('holds for any bill and any number of payers, share by share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 50 }), (amount, payers) => {
        // Nobody pays nothing.
        const divided = division(amount, Math.min(payers, amount));
        let owed: Agorot = agorot(amount);
        for (const [place, share] of divided.shares.entries()) {
          expect(sharesTaken(divided, owed)).toBe(place);
          owed = addAgorot(owed, agorot(-share));
        }
        expect(owed).toBe(0);
      }),
    );
  });
});
