import { expect, it } from 'vitest';
import { changedOrderLines } from './changed-order-lines.ts';
import type { ManagedOrder } from './order-shape.ts';

type Line = ManagedOrder['dishes'][number];
const line = (name: string, quantity = 1, overrides: Partial<Line> = {}): Line => ({
  dishId: { _id: 'a'.repeat(24), name, price: 10 },
  quantity,
  size: null,
  customizations: [],
  note: '',
  ...overrides,
});
const told = (before: Line[], after: Line[]) =>
  changedOrderLines({ before: { dishes: before }, after: { dishes: after } }).map(
    ({ line: { dishId }, before: was, after: is, isOther }) => [dishId.name, was, is, isOther],
  );

it('tells what was added, what was removed, and of what there is more or less', () => {
  expect(told([line('Pizza', 1), line('Soup')], [line('Pizza', 3), line('Tea')])).toEqual([
    ['Pizza', 1, 3, false],
    ['Tea', 0, 1, false],
    ['Soup', 1, 0, false],
  ]);
});

it('tells a dish that is made otherwise as that dish, and after those that are made alike', () => {
  const hot = line('Pizza', 1, { note: 'hot' });
  expect(told([line('Pizza', 2), hot], [line('Pizza', 1, { note: 'cold' }), line('Pizza', 4)])).toEqual([
    ['Pizza', 1, 1, true],
    ['Pizza', 2, 4, false],
  ]);
});

it('tells nothing of an order that stayed', () => {
  expect(changedOrderLines({ before: {}, after: {} })).toEqual([]);
});
