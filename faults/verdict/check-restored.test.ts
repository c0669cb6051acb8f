import { expect, it } from 'vitest';
import { checkRestored } from './check-restored.ts';

const order = (token: string, number: number, total = 100) => ({
  id: token,
  token,
  shiftId: 'shift',
  number,
  total,
  linesTotal: 100,
});
const wasSent = (token: string) => token !== 'stranger';
const before = [{ token: 'a', number: 1 }];

it('finds nothing wrong with a backup that holds what was acknowledged, and perhaps more', () => {
  expect(checkRestored('it', { orders: [order('a', 1), order('b', 2)] }, before, wasSent)).toEqual([]);
});

it.each([
  ['lost', []],
  ['wrong number', [order('a', 2), order('b', 1)]],
  ['wrong number', [order('a', 1), order('b', 3)]],
  ['unknown order', [order('a', 1), order('stranger', 2)]],
  ['wrong total', [order('a', 1, 90)]],
])('finds what is %s', (kind, orders) => {
  expect(checkRestored('it', { orders }, before, wasSent).map((violation) => violation.kind)).toContain(kind);
});
