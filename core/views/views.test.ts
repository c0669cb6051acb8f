import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type View, viewsContract } from './views.contract.ts';
import { addViews, countViews, hasViews, ownViews, type Views } from './views.ts';

const [soup, cake] = ['a'.repeat(24), 'b'.repeat(24)] as const;
const dishId = fc.constantFrom(soup, cake);
const anyView: fc.Arbitrary<View> = fc.oneof(
  fc.record({ kind: fc.constant('menu' as const), table: fc.option(fc.integer({ min: 1, max: 12 })) }),
  fc.record({ kind: fc.constant('dish' as const), dishId }),
  fc.record({ kind: fc.constant('cart' as const), dishId, quantity: fc.integer({ min: 1, max: 99 }) }),
);
const anyViews = fc.array(anyView);
const sumOf = (counts: Record<string, number> = {}) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

describe('looks', () => {
  it('are counted by table and by dish, in the cart by portions', () => {
    const views: View[] = [
      { kind: 'menu', table: 7 },
      { kind: 'menu', table: null },
      { kind: 'dish', dishId: soup },
      { kind: 'dish', dishId: soup },
      { kind: 'cart', dishId: soup, quantity: 3 },
    ];
    expect(countViews(views)).toEqual({ menu: { 7: 1, '': 1 }, dish: { [soup]: 2 }, cart: { [soup]: 3 } });
    expect(hasViews(countViews(views))).toBe(true);
    expect(hasViews(countViews([]))).toBe(false);
  });

  it('add up to the same, however they are split', () => {
    fc.assert(
      fc.property(anyViews, anyViews, (some, others) => {
        expect(addViews([countViews(some), countViews(others)])).toEqual(countViews([...some, ...others]));
      }),
    );
  });

  it('that are not of the restaurant are left out, but every opening of its menu counts', () => {
    fc.assert(
      fc.property(anyViews, fc.integer({ min: 0, max: 12 }), (views, tables) => {
        const all = countViews(views);
        const own = ownViews(all, { tables, dishIds: new Set([soup]) });
        expect(sumOf(own.menu)).toBe(sumOf(all.menu));
        expect(Object.keys(own.menu ?? {}).every((key) => Number(key) <= tables)).toBe(true);
        expect([own.dish?.[cake], own.cart?.[cake]]).toEqual([undefined, undefined]);
        expect([own.dish?.[soup], own.cart?.[soup]]).toEqual([all.dish?.[soup], all.cart?.[soup]]);
      }),
    );
  });

  it('of somebody else are none', () => {
    const foreign: Views = { dish: { [cake]: 2 }, cart: { [cake]: 1 } };
    expect(ownViews(foreign, { tables: 3, dishIds: new Set([soup]) })).toEqual({});
  });
});

describe('what a page tells', () => {
  const isTaken = (views: unknown) => viewsContract.countViews.body.safeParse({ looks: views }).success;

  it.each([
    [{ kind: 'menu', table: 0 }],
    [{ kind: 'menu', table: 2_001 }],
    [{ kind: 'menu', table: 1.5 }],
    [{ kind: 'menu' }],
    [{ kind: 'dish', dishId: '__proto__' }],
    [{ kind: 'cart', dishId: soup, quantity: 0 }],
    [{ kind: 'cart', dishId: soup, quantity: 100 }],
    [{ kind: 'order', dishId: soup }],
  ])('is refused as %j', (view) => expect(isTaken([view])).toBe(false));

  it('is a hundred looks at most', () => {
    const views = (count: number) => Array.from({ length: count }, () => ({ kind: 'dish', dishId: soup }));
    expect([isTaken(views(100)), isTaken(views(101))]).toEqual([true, false]);
  });
});
