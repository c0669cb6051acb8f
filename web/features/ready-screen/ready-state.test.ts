import { describe, expect, it } from 'vitest';
import type { ReadyOrder } from '#core/ready-screen/ready-screen.contract.ts';
import { fetchedWithinMs, type ReadyStage } from '#core/ready-screen/ready-stage.ts';
import { needsSnapshot } from '#web/lib/live/live-resource.ts';
import {
  applyReadyEvent,
  applyReadySnapshot,
  emptyReadyState,
  isNewlyReady,
  newForMs,
  ordersIn,
  type ReadyState,
} from './ready-state.ts';

const order = (number: number, stage: ReadyStage, revision = 1): ReadyOrder => ({
  _id: String(number),
  number,
  word: 'Anchor',
  language: 'en',
  stage,
  revision,
});
const read = (
  orders: (ReadyOrder & { leavesInMs?: number })[],
  state: ReadyState = emptyReadyState,
  now = 0,
) => applyReadySnapshot(state, { restaurantName: 'Harbour', orders }, state, now);
const withOrder = (state: ReadyState, changed: ReadyOrder, now = 0): ReadyState => {
  const next = applyReadyEvent(state, { kind: 'order', order: changed }, now);
  if (next === needsSnapshot) throw new Error('an order tells by itself');
  return next;
};
const numbers = (state: ReadyState, now = 0) => ({
  making: ordersIn(state, 'making', now).map(({ number }) => number),
  ready: ordersIn(state, 'ready', now).map(({ number }) => number),
});

describe('the ready screen', () => {
  it('moves a number from being made to ready, and away when it is paid for', () => {
    const made = read([order(2, 'making'), order(1, 'making')]);
    expect(numbers(made)).toEqual({ making: [1, 2], ready: [] });
    const ready = withOrder(made, order(1, 'ready', 2));
    expect(numbers(ready)).toEqual({ making: [2], ready: [1] });
    expect(numbers(withOrder(ready, order(1, 'done', 3)))).toEqual({ making: [2], ready: [] });
  });

  it('keeps a number that was paid before for ten minutes', () => {
    const ready = withOrder(read([order(1, 'making')]), order(1, 'done', 2), 1_000);
    expect(numbers(ready, 1_000 + fetchedWithinMs - 1).ready).toEqual([1]);
    expect(numbers(ready, 1_000 + fetchedWithinMs).ready).toEqual([]);
    const listed = read([{ ...order(3, 'ready'), leavesInMs: 60_000 }]);
    expect([numbers(listed, 59_999).ready, numbers(listed, 60_000).ready]).toEqual([[3], []]);
  });

  it('goes back with the staff who undo it, and shows nothing rejected or deleted', () => {
    const ready = withOrder(read([order(1, 'making')]), order(1, 'ready', 2));
    expect(numbers(withOrder(ready, order(1, 'making', 3)))).toEqual({ making: [1], ready: [] });
    expect(numbers(withOrder(ready, order(1, 'gone', 3)))).toEqual({ making: [], ready: [] });
    const deleted = applyReadyEvent(ready, { kind: 'order-deleted', orderId: '1', revision: 3 }, 0);
    expect(deleted !== needsSnapshot && numbers(deleted)).toEqual({ making: [], ready: [] });
  });

  it('is not set back by what comes late', () => {
    const ready = withOrder(read([order(1, 'making')]), order(1, 'ready', 3));
    expect(numbers(withOrder(ready, order(1, 'making', 2)))).toEqual({ making: [], ready: [1] });
    const late = applyReadySnapshot(
      ready,
      { restaurantName: 'Harbour', orders: [order(1, 'making', 2)] },
      emptyReadyState,
      0,
    );
    expect(numbers(late)).toEqual({ making: [], ready: [1] });
  });

  it('forgets what a new list no longer has, and reads anew when the shift changes', () => {
    expect(numbers(read([order(2, 'making')], read([order(1, 'making')])))).toEqual({
      making: [2],
      ready: [],
    });
    const changed = applyReadyEvent(emptyReadyState, { kind: 'shift', isOpen: false, shiftId: 'x' }, 0);
    expect(changed).toBe(needsSnapshot);
  });

  it('makes a number stand out that became ready while somebody could watch, for a while', () => {
    const first = read([order(1, 'ready')]);
    expect(ordersIn(first, 'ready', 0).map((each) => isNewlyReady(each, 0))).toEqual([false]);
    const [each] = ordersIn(
      withOrder(read([order(1, 'making')]), order(1, 'ready', 2), 5_000),
      'ready',
      5_000,
    );
    expect(each && [isNewlyReady(each, 5_000), isNewlyReady(each, 5_000 + newForMs)]).toEqual([true, false]);
  });
});
