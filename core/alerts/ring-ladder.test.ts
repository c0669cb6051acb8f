import { expect, it } from 'vitest';
import { orderStatuses } from '../orders/order-lifecycle.ts';
import { isUnseen, ringLadder } from './ring-ladder.ts';

it('climbs one step at a time, each later than the one before', () => {
  const steps = ringLadder.map(({ step }) => step);
  expect(steps).toEqual([1, 2, 3]);
  expect(ringLadder.map(({ afterMs }) => afterMs)).toEqual([60_000, 120_000, 180_000]);
});

it('tells the guest at the last step, and only of an order that still waits', () => {
  for (const status of orderStatuses) {
    expect([0, 1, 2, 3].filter((ringStep) => isUnseen({ status, ringStep }))).toEqual(
      status === 'waitingApproval' ? [3] : [],
    );
  }
});
