import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAgorot, agorot } from '../values/money.ts';
import { distribute } from './distribute.ts';
import { sharesOf } from './shares.ts';

const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(agorot);
const payers = fc.integer({ min: 1, max: 50 });

describe('a bill that is divided', () => {
  it.each([
    [10_001, 4, [2500, 2500, 2500, 2501]],
    [10_000, 3, [3333, 3333, 3334]],
    [3, 4, [0, 0, 0, 3]],
    [0, 2, [0, 0]],
    [999, 1, [999]],
  ])('%i agorot by %i', (amount, by, shares) => {
    expect(sharesOf(agorot(amount), by)).toEqual(shares);
  });

  it('loses nothing and adds nothing, and only the last share differs', () => {
    fc.assert(
      fc.property(amounts, payers, (amount, by) => {
        const shares = sharesOf(amount, by);
        expect(addAgorot(...shares)).toBe(amount);
        expect(new Set(shares.slice(0, -1)).size).toBeLessThanOrEqual(1);
        const [first = agorot(0), last = agorot(0)] = [shares[0], shares.at(-1)];
        expect(last - first).toBeGreaterThanOrEqual(0);
        expect(last - first).toBeLessThan(by);
      }),
    );
  });
});

describe('a payment of several orders', () => {
  it('pays the first in full before the next', () => {
    const owed = [agorot(1000), agorot(0), agorot(500), agorot(700)];
    expect(distribute(agorot(1200), owed)).toEqual([1000, 0, 200, 0]);
    expect(distribute(agorot(2200), owed)).toEqual([1000, 0, 500, 700]);
  });

  it('never gives an order more than it owes, nor all of them more than there is', () => {
    fc.assert(
      fc.property(amounts, fc.array(amounts, { maxLength: 12 }), (amount, owed) => {
        const parts = distribute(amount, owed);
        const total = addAgorot(...owed);
        expect(addAgorot(...parts)).toBe(Math.min(amount, total));
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(owed[index] ?? 0);
          if (part > 0 && index > 0) expect(parts[index - 1]).toBe(owed[index - 1]);
        }
      }),
    );
  });

  it('a bill paid by its shares is paid, whatever its orders cost', () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 8 }), payers, (totals, by) => {
        let owed = totals;
        for (const share of sharesOf(addAgorot(...totals), by)) {
          const parts = distribute(share, owed);
          expect(addAgorot(...parts)).toBe(share);
          owed = owed.map((debt, index) => agorot(debt - (parts[index] ?? 0)));
        }
        expect(addAgorot(...owed)).toBe(0);
      }),
    );
  });
});
