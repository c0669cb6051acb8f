import { describe, expect, it } from 'vitest';
import { type AlarmOrder, isOverdue, newsSince, ringingOrders } from './alarm-rules.ts';

const order = (number: number, overrides: Partial<AlarmOrder> = {}): AlarmOrder => ({
  _id: `order-${number}`,
  displayOrderNumber: number,
  status: 'waitingApproval',
  service: 'evening',
  autoAccepted: false,
  ringStep: 0,
  ...overrides,
});
const board = (orders: AlarmOrder[], deletedIds: string[] = []) => ({
  orders,
  deletedIds: new Set(deletedIds),
});
const numbers = (orders: readonly AlarmOrder[]) => orders.map((each) => each.displayOrderNumber);

describe('what a board announces', () => {
  it('announces nothing when it opens: what waits already rings', () => {
    expect(newsSince(null, board([order(1)]), new Set())).toEqual({
      arrived: [],
      cancelled: [],
      withdrawn: [],
      changed: [],
    });
  });

  it('announces an order once, even when the board was away and read everything again', () => {
    const heard = new Set(['order-1']);
    expect(numbers(newsSince(board([]), board([order(1), order(2)]), heard).arrived)).toEqual([2]);
  });

  it('announces an order that approved itself, once', () => {
    const itself = order(1, { status: 'inProcess', autoAccepted: true });
    expect(numbers(newsSince(board([]), board([itself]), new Set()).arrived)).toEqual([1]);
    expect(newsSince(board([]), board([itself]), new Set(['order-1'])).arrived).toEqual([]);
    expect(ringingOrders([itself], {}, 0)).toEqual([]);
  });

  it('does not announce what a colleague already took', () => {
    expect(newsSince(board([]), board([order(1, { status: 'inProcess' })]), new Set()).arrived).toEqual([]);
  });

  it('does not announce an order again whose approval was taken back; it rings', () => {
    const before = board([order(1, { status: 'inProcess' })]);
    expect(newsSince(before, board([order(1)]), new Set(['order-1'])).arrived).toEqual([]);
    expect(numbers(ringingOrders([order(1)], {}, 0))).toEqual([1]);
  });

  it('tells of an unfinished order that was deleted, by event or by its absence', () => {
    const before = board([order(1, { status: 'inProcess' }), order(2)]);
    expect(numbers(newsSince(before, board([order(2)]), new Set()).cancelled)).toEqual([1]);
    expect(numbers(newsSince(before, board([], ['order-2']), new Set()).cancelled)).toEqual([2]);
  });

  it('tells of no cancellation when the shift ended, or the order was done', () => {
    const before = board([order(1, { status: 'inProcess' }), order(2, { status: 'done' })]);
    expect(newsSince(before, board([]), new Set()).cancelled).toEqual([]);
    expect(newsSince(before, board([order(1, { status: 'inProcess' })]), new Set()).cancelled).toEqual([]);
  });
});

describe('a guest who changes their mind', () => {
  const change = { before: {}, after: { totalPrice: 20 } };
  const before = board([order(1), order(2), order(3, { status: 'inProcess' })]);

  it('is announced when the order is cancelled, once, and no longer rings', () => {
    const gone = order(1, { status: 'done', withdrawn: true });
    const after = board([gone, order(2), order(3)]);
    expect(numbers(newsSince(before, after, new Set()).withdrawn)).toEqual([1]);
    expect(newsSince(after, after, new Set()).withdrawn).toEqual([]);
    expect(numbers(ringingOrders([gone], {}, 0))).toEqual([]);
  });

  it('is announced with every change, not with what was changed before the board opened', () => {
    const changed = board([order(1, { guestChange: change }), order(2)]);
    expect(numbers(newsSince(before, changed, new Set()).changed)).toEqual([1]);
    expect(newsSince(changed, changed, new Set()).changed).toEqual([]);
    const again = board([order(1, { guestChange: { ...change, before: { totalPrice: 5 } } }), order(2)]);
    expect(numbers(newsSince(changed, again, new Set()).changed)).toEqual([1]);
    expect(newsSince(null, changed, new Set()).changed).toEqual([]);
  });
});

describe('what rings', () => {
  it('rings until someone acts on it', () => {
    expect(numbers(ringingOrders([order(1), order(2, { status: 'inProcess' })], {}, 0))).toEqual([1]);
  });

  it('rests while someone looks at it, and rings again', () => {
    const quiet = { 'order-1': 1_000 };
    expect(ringingOrders([order(1)], quiet, 999)).toEqual([]);
    expect(numbers(ringingOrders([order(1)], quiet, 1_000))).toEqual([1]);
    expect(numbers(ringingOrders([order(1), order(2)], quiet, 0))).toEqual([2]);
  });

  it('rings louder as soon as one of them has waited too long', () => {
    expect(isOverdue([])).toBe(false);
    expect(isOverdue([order(1), order(2)])).toBe(false);
    expect(isOverdue([order(1), order(2, { ringStep: 1 })])).toBe(true);
  });
});
