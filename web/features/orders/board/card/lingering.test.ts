import { describe, expect, it } from 'vitest';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import type { BoardOrder } from '../state/board-state.ts';
import { haveSameOrders, leavingAfter, place } from './lingering.ts';

const order = (number: number): BoardOrder => ({
  ...buildBoardOrder({
    _id: String(number).padStart(24, '0'),
    displayOrderNumber: number,
    createdAt: new Date(Date.UTC(2025, 2, 9, 10, number)).toISOString(),
  }),
  isNotSaved: false,
});
const [one, two, three] = [order(1), order(2), order(3)];

describe('an order that leaves its stage', () => {
  it('keeps its place for a moment, so that its neighbour does not slide under the finger', () => {
    const leaving = leavingAfter([one, two, three], [], [one, three]);
    expect(
      place([one, three], leaving).map(({ order: { displayOrderNumber }, isLeaving }) => [
        displayOrderNumber,
        isLeaving,
      ]),
    ).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
  });

  it('is not shown twice when it comes back', () => {
    expect(leavingAfter([one], [two], [one, two])).toEqual([]);
  });

  it('is not counted twice while it fades', () => {
    expect(leavingAfter([two], [two], [])).toEqual([two]);
  });
});

describe('two lists', () => {
  it('are the same when they hold the same orders, whatever changed inside them', () => {
    expect(haveSameOrders([one, two], [{ ...one, isPaid: true }, two])).toBe(true);
    expect(haveSameOrders([one, two], [one])).toBe(false);
    expect(haveSameOrders([one], [two])).toBe(false);
  });
});
