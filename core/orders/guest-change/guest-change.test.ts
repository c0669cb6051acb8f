import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderChanges } from '../order-changes.ts';
import type { ManagedOrder } from '../order-shape.ts';
import { buildStoredOrder } from '../testing/build-stored-order.ts';
import { guestChangeOf, isSameChoice, keptDishes } from './guest-change.ts';

type Line = ManagedOrder['dishes'][number];

const pizzaId = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const soupId = 'bbbbbbbbbbbbbbbbbbbbbbbb';

const line = (name: string, quantity = 1, overrides: Partial<Line> = {}): Line => ({
  dishId: { _id: name === 'Pizza' ? pizzaId : soupId, name, price: 10 },
  quantity,
  size: null,
  customizations: [],
  note: '',
  ...overrides,
});
const orderOf = (...dishes: Line[]) =>
  buildStoredOrder({ dishes, totalPrice: dishes.reduce((sum, { quantity }) => sum + quantity * 10, 0) });
/** With its keys in another order. */
const asDatabase = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, each) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).reverse())
      : each,
  );
const totalled = ({ dishes }: ManagedOrder) =>
  [...dishes].map(({ dishId, quantity }) => `${quantity} ${dishId.name}`).sort();

describe('what a guest changed since sending', () => {
  it('names the lines that differ and the total, and adds up over several changes', () => {
    const sent = orderOf(line('Pizza', 2), line('Soup'));
    const second = orderOf(line('Pizza', 3), line('Soup'));
    const third = orderOf(line('Pizza', 3));
    const first = guestChangeOf(null, sent, second);
    expect(first).toEqual({
      before: { dishes: [line('Pizza', 2)], totalPrice: 30 },
      after: { dishes: [line('Pizza', 3)], totalPrice: 40 },
    });
    expect(guestChangeOf(asDatabase(first), second, third)).toEqual({
      before: { dishes: [line('Pizza', 2), line('Soup')] },
      after: { dishes: [line('Pizza', 3)] },
    });
  });

  it('is nothing when it is again what was sent', () => {
    const sent = orderOf(line('Pizza', 2));
    const other = orderOf(line('Soup', 1));
    expect(guestChangeOf(guestChangeOf(null, sent, other), other, sent)).toBeNull();
  });

  it('is the same after any number of changes as after the last alone', () => {
    const anyLine = fc.record({
      name: fc.constantFrom('Pizza', 'Soup'),
      quantity: fc.integer({ min: 1, max: 3 }),
    });
    const anyOrder = fc
      .array(anyLine, { minLength: 1, maxLength: 4 })
      .map((lines) => orderOf(...lines.map(({ name, quantity }) => line(name, quantity))));
    fc.assert(
      fc.property(anyOrder, fc.array(anyOrder, { minLength: 1, maxLength: 5 }), (sent, changes) => {
        let known: OrderChanges | null = null;
        let now = sent;
        for (const next of changes) {
          known = asDatabase(guestChangeOf(known, now, next));
          now = next;
        }
        const direct = guestChangeOf(null, sent, now);
        const sides = (change: OrderChanges | null) => [
          totalled(buildStoredOrder({ dishes: change?.before.dishes ?? [] })),
          totalled(buildStoredOrder({ dishes: change?.after.dishes ?? [] })),
          change?.before.totalPrice,
          change?.after.totalPrice,
        ];
        expect(sides(known)).toEqual(sides(direct));
      }),
    );
  });
});

describe('the same choice', () => {
  const chosen = (overrides: object = {}) => ({
    dishId: pizzaId,
    quantity: 1,
    size: { name: 'L' },
    customizations: [
      { groupName: 'top', optionName: 'olives' },
      { groupName: 'top', optionName: 'corn' },
    ],
    note: '',
    ...overrides,
  });

  it('is told whatever the order of lines and options is', () => {
    const other = chosen({ quantity: 2 });
    const turned = chosen({ customizations: [...chosen().customizations].reverse(), note: null });
    expect(isSameChoice([chosen(), other], [other, turned])).toBe(true);
  });

  it.each([{ quantity: 2 }, { size: null }, { note: 'hot' }, { customizations: [] }, { dishId: soupId }])(
    'is not told of %o',
    (difference) => {
      expect(isSameChoice([chosen()], [chosen(difference)])).toBe(false);
    },
  );

  it('counts an allergy mark only with a note', () => {
    expect(isSameChoice([chosen()], [chosen({ isAllergyNote: true })])).toBe(true);
    const note = 'nuts';
    expect(isSameChoice([chosen({ note })], [chosen({ note, isAllergyNote: true })])).toBe(false);
  });
});

describe('the dishes that a change keeps', () => {
  it('are those of which no more is asked for, over all their lines', () => {
    const now = [
      { dishId: pizzaId, quantity: 2 },
      { dishId: pizzaId, quantity: 1 },
      { dishId: null, quantity: 1 },
    ];
    expect([...keptDishes(now, [{ dishId: pizzaId, quantity: 3 }])]).toEqual([pizzaId]);
    expect([...keptDishes(now, [{ dishId: pizzaId, quantity: 4 }])]).toEqual([]);
    expect([...keptDishes(now, [{ dishId: soupId, quantity: 1 }])]).toEqual([]);
  });
});
