import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agorot, formatPrice, formatPriceAsEntered, toAgorot, toShekels } from './money.ts';

describe('money', () => {
  it('rounds half up, also where binary fractions would not', () => {
    expect([1.005, 0.1 + 0.2, 40.1, 19.999].map(toAgorot)).toEqual([101, 30, 4010, 2000]);
  });

  it('comes back from the wire to the agora', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (whole) => {
        expect(toAgorot(toShekels(agorot(whole)))).toBe(whole);
      }),
    );
  });

  it('is written with two decimals, or as it was entered', () => {
    expect(formatPrice(agorot(4500))).toBe('₪45.00');
    expect(formatPriceAsEntered(agorot(4500))).toBe('₪45');
    expect(formatPriceAsEntered(agorot(4550))).toBe('₪45.5');
  });

  it('parts the thousands', () => {
    expect([99_999, 100_000, 123_456_789].map((sum) => formatPrice(agorot(sum)))).toEqual([
      '₪999.99',
      '₪1,000.00',
      '₪1,234,567.89',
    ]);
    expect([100_000, 125_050].map((sum) => formatPriceAsEntered(agorot(sum)))).toEqual([
      '₪1,000',
      '₪1,250.5',
    ]);
  });
});
