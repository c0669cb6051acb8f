import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agorot } from '../values/money.ts';
import { defaultOrderCaps, isAboveCaps, isHeld } from './order-caps.ts';
import { orderStatuses } from './order-lifecycle.ts';

const orderOf = (quantities: number[], total: number) => ({
  lines: quantities.map((quantity) => ({ quantity })),
  total: agorot(total),
});

describe('an order above the caps', () => {
  it.each([
    [[40], 0, false],
    [[41], 0, true],
    [[20, 20], 150_000, false],
    [[20, 20, 1], 0, true],
    [[1], 150_001, true],
  ])('of %j portions for %i agorot: %s', (quantities, total, expected) => {
    expect(isAboveCaps(orderOf(quantities, total), defaultOrderCaps)).toBe(expected);
  });

  it('stays above them when it grows, and when they shrink', () => {
    const anyOrder = fc.record({
      quantities: fc.array(fc.nat(200), { minLength: 1 }),
      total: fc.nat(400_000),
    });
    const anyCaps = fc.record({ portions: fc.nat(200), total: fc.nat(400_000).map(agorot) });
    fc.assert(
      fc.property(anyOrder, anyCaps, fc.nat(50), ({ quantities, total }, caps, more) => {
        if (!isAboveCaps(orderOf(quantities, total), caps)) return;
        expect(isAboveCaps(orderOf([...quantities, more], total + more), caps)).toBe(true);
        const less = { portions: caps.portions - more, total: agorot(caps.total - more) };
        expect(isAboveCaps(orderOf(quantities, total), less)).toBe(true);
      }),
    );
  });
});

it('is held only while it waits for approval', () => {
  expect(orderStatuses.map((status) => isHeld({ held: true, status }))).toEqual([true, false, false, false]);
  expect(orderStatuses.some((status) => isHeld({ held: false, status }))).toBe(false);
});
