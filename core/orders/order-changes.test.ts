import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween } from './order-changes.ts';
import { orderStatuses } from './order-lifecycle.ts';
import type { ManagedOrder } from './order-shape.ts';
import { buildStoredOrder } from './testing/build-stored-order.ts';

type Line = ManagedOrder['dishes'][number];
const line = (name: string, overrides: Partial<Line> = {}): Line => ({
  dishId: { _id: 'aaaaaaaaaaaaaaaaaaaaaaaa', name, price: 45 },
  quantity: 1,
  size: null,
  customizations: [],
  note: '',
  ...overrides,
});

describe('what changed of an order', () => {
  it('is for a move its state, and neither the dishes nor the guest', () => {
    const before = buildStoredOrder({ dishes: [line('Pizza'), line('Soup')] });
    const after = { ...before, status: 'inProcess' as const, promisedAt: before.createdAt, revision: 2 };
    expect(changesBetween(before, after)).toEqual({
      before: { status: 'waitingApproval', promisedAt: null, revision: 1 },
      after: { status: 'inProcess', promisedAt: before.createdAt, revision: 2 },
    });
  });

  it('is for an edit the lines that differ, wherever they stand', () => {
    const before = buildStoredOrder({
      dishes: [line('Pizza'), line('Soup'), line('Pizza')],
      totalPrice: 135,
    });
    const after = { ...before, dishes: [line('Soup'), line('Pizza'), line('Pizza', { note: 'hot' })] };
    expect(changesBetween(before, after)).toEqual({
      before: { dishes: [line('Pizza')] },
      after: { dishes: [line('Pizza', { note: 'hot' })] },
    });
    expect(changesBetween(before, { ...before, dishes: before.dishes.slice(1), totalPrice: 90 })).toEqual({
      before: { dishes: [line('Pizza')], totalPrice: 135 },
      after: { totalPrice: 90 },
    });
  });

  it('is not how long the menu says a dish takes, nor in which order the database has the keys', () => {
    const avoided = { contains: ['sesame' as const], mayContain: [] };
    const before = buildStoredOrder({ dishes: [line('Pizza', { avoided })] });
    const { contains, mayContain } = avoided;
    const after = {
      ...before,
      dishes: [line('Pizza', { avoided: { mayContain, contains }, prepMinutes: 9 })],
    };
    expect(changesBetween(before, after)).toEqual({ before: {}, after: {} });
  });

  it('leads from any order to any other', () => {
    const anyOrder = fc.record({
      status: fc.constantFrom(...orderStatuses),
      isPaid: fc.boolean(),
      ringStep: fc.nat(3),
      rejectionReason: fc.constantFrom('', 'נגמר'),
      dishes: fc.array(
        fc.constantFrom('Pizza', 'Soup', 'Tea').map((name) => line(name)),
        { maxLength: 6 },
      ),
    });
    const sorted = (lines: readonly Line[]) => lines.map((each) => JSON.stringify(each)).sort();
    fc.assert(
      fc.property(anyOrder, anyOrder, (from, to) => {
        const [order, wanted] = [buildStoredOrder(from), buildStoredOrder(to)];
        const { before, after } = changesBetween(order, wanted);
        const { dishes: gone = [], ...was } = before;
        const { dishes: come = [], ...is } = after;
        expect({ ...order, ...was }).toEqual(order);
        expect({ ...order, ...is, dishes: [] }).toEqual({ ...wanted, dishes: [] });
        expect(sorted([...wanted.dishes, ...gone])).toEqual(sorted([...order.dishes, ...come]));
        expect(gone.length + come.length).toBeLessThanOrEqual(order.dishes.length + wanted.dishes.length);
      }),
    );
  });
});
