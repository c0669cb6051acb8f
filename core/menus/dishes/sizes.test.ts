import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agorot } from '../../values/money.ts';
import { normaliseSizes } from './sizes.ts';

const anySizes = fc.array(
  fc.record({ name: fc.string(), price: fc.nat().map(agorot), isBase: fc.boolean() }),
  { maxLength: 6 },
);

describe('sizes', () => {
  it('have exactly one base, at no extra price; a dish without sizes has none', () => {
    fc.assert(
      fc.property(anySizes, (sizes) => {
        const bases = normaliseSizes(sizes).filter((size) => size.isBase);
        expect(bases).toHaveLength(sizes.length === 0 ? 0 : 1);
        expect(bases.every((size) => size.price === 0)).toBe(true);
      }),
    );
  });

  it('make the first the base when none is, and keep the first of several', () => {
    const size = (name: string, isBase: boolean) => ({ name, price: agorot(500), isBase });
    const baseOf = (...sizes: ReturnType<typeof size>[]) => normaliseSizes(sizes).find((s) => s.isBase)?.name;
    expect(baseOf(size('S', false), size('L', false))).toBe('S');
    expect(baseOf(size('S', false), size('M', true), size('L', true))).toBe('M');
  });
});
