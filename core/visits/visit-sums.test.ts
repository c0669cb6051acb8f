import { expect, it } from 'vitest';
import type { OrderState } from '../orders/order-lifecycle.ts';
import { agorot } from '../values/money.ts';
import { visitSums } from './visit-sums.ts';

const order = (total: number, paid: number, state: Partial<OrderState & { isDeleted: boolean }> = {}) => ({
  status: 'waitingPayment' as const,
  isPaid: false,
  rejected: false,
  isDeleted: false,
  ...state,
  total: agorot(total),
  paid: agorot(paid),
});

it('adds up what the orders of a table cost, what came in, and what is left on either side', () => {
  expect(
    visitSums([
      order(100, 40),
      order(50, 50, { status: 'done', isPaid: true }),
      order(30, 0, { status: 'waitingApproval' }),
      order(70, 20, { status: 'done', rejected: true }),
      order(60, 10, { status: 'done', isPaid: true, isDeleted: true }),
      order(80, 90, { status: 'inProcess', isPaid: true }),
    ]),
  ).toEqual({ total: 260, waiting: 30, paid: 210, owed: 60, toGiveBack: 40 });
});

it('of nothing is nothing', () => {
  expect(visitSums([])).toEqual({ total: 0, waiting: 0, paid: 0, owed: 0, toGiveBack: 0 });
});
