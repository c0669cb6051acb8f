import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAgorot, agorot } from '../values/money.ts';
import { requestedLine } from './cart/cart.ts';
import type { OrderableDish } from './lines/choices.ts';
import { priceOrder } from './lines/order-pricing.ts';
import { type EditedOrder, priceEdit, type StoredLine, type WantedLine } from './order-edit.ts';
import { anyMenuAndCart } from './testing/any-cart.ts';

type Case = { dishes: readonly OrderableDish[]; cart: Parameters<typeof requestedLine>[0][] };

const byId = (dishes: readonly OrderableDish[]) => new Map(dishes.map((dish) => [dish.id, dish]));

/** The order that a generated cart became, and the same lines as the staff would send them back. */
const asOrdered = ({ dishes, cart }: Case) => {
  const order = priceOrder(cart.map(requestedLine), byId(dishes));
  if (order.kind === 'refused') throw new Error('a generated cart should be possible');
  const stored: StoredLine[] = order.lines.map(({ total: _, ...line }) => line);
  const wanted = stored.map(
    ({ dishId, quantity, size, customizations, note }, line): WantedLine => ({
      line,
      dishId,
      quantity,
      size: size?.name ?? null,
      customizations,
      note,
    }),
  );
  return { stored, wanted, total: order.total };
};
const anyCase: fc.Arbitrary<Case> = anyMenuAndCart
  .map(({ dishes, cart }) => ({ dishes, cart: [...cart] }))
  .filter(({ cart }) => cart.length > 0);

const totalOf = (edited: EditedOrder) => (edited.kind === 'priced' ? edited.total : null);

describe('editing any order', () => {
  it('without a change costs what was agreed, whatever the menu has become', () => {
    fc.assert(
      fc.property(anyCase, fc.constantFrom('dearer', 'sold out', 'gone'), (any, fate) => {
        const { stored, wanted, total } = asOrdered(any);
        const dearer = any.dishes.map((dish) => ({ ...dish, price: addAgorot(dish.price, agorot(999)) }));
        const soldOut = any.dishes.map((dish) => ({ ...dish, available: false }));
        const menus = { dearer: byId(dearer), 'sold out': byId(soldOut), gone: new Map() };
        expect(totalOf(priceEdit(stored, wanted, menus[fate]))).toBe(total);
      }),
    );
  });

  it('on the same menu costs what a new order of the same would', () => {
    fc.assert(
      fc.property(anyCase, (first) => {
        const { stored, wanted } = asOrdered(first);
        const doubled = wanted.map((line) => ({ ...line, quantity: Math.min(99, line.quantity * 2) }));
        const fresh = priceOrder(
          doubled.map(({ line: _line, ...line }) => ({ ...line, dishId: line.dishId ?? '' })),
          byId(first.dishes),
        );
        expect(totalOf(priceEdit(stored, doubled, byId(first.dishes)))).toBe(
          fresh.kind === 'priced' ? fresh.total : null,
        );
      }),
    );
  });

  it('adds up: the total is the sum of its lines, and each line keeps its quantity and note', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 99 }), fc.string(), (any, quantity, note) => {
        const { stored, wanted } = asOrdered(any);
        const edited = priceEdit(
          stored,
          wanted.map((line) => ({ ...line, quantity, note })),
          byId(any.dishes),
        );
        if (edited.kind === 'refused') throw new Error('the same dishes should be possible');
        expect(edited.total).toBe(addAgorot(...edited.lines.map((line) => line.total)));
        for (const line of edited.lines) expect([line.quantity, line.note]).toEqual([quantity, note]);
      }),
    );
  });

  it('does not depend on the order of the lines, nor on being told their places', () => {
    fc.assert(
      fc.property(anyCase, (any) => {
        const { stored, wanted, total } = asOrdered(any);
        const menu = byId(any.dishes);
        expect(totalOf(priceEdit(stored, wanted.toReversed(), menu))).toBe(total);
        const placeless = wanted.map(({ line: _, ...line }) => line);
        expect(totalOf(priceEdit(stored, placeless, menu))).toBe(total);
      }),
    );
  });

  it('made twice is made once: an edited order edited the same way stays as it is', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 9 }), (any, quantity) => {
        const { stored, wanted } = asOrdered(any);
        const change = wanted.map((line) => ({ ...line, quantity }));
        const once = priceEdit(stored, change, byId(any.dishes));
        if (once.kind === 'refused') throw new Error('the same dishes should be possible');
        const again = priceEdit(
          once.lines.map(({ total: _, ...line }) => line),
          change,
          new Map(),
        );
        expect(again).toEqual(once);
      }),
    );
  });
});
