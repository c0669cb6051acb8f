import { describe, expect, it } from 'vitest';
import { agorot } from '../values/money.ts';
import type { OrderState } from './order-lifecycle.ts';
import { settled } from './settled.ts';

const order = (state: Partial<OrderState>, total: number, paid: number) => ({
  status: 'inProcess' as const,
  isPaid: false,
  rejected: false,
  ...state,
  total: agorot(total),
  paid: agorot(paid),
});

describe('an order whose payments have changed', () => {
  it.each([
    ['is paid while it is made', order({}, 50, 50), { status: 'inProcess', isPaid: true }],
    [
      'is done if only that was missing',
      order({ status: 'waitingPayment' }, 50, 50),
      { status: 'done', isPaid: true },
    ],
    [
      'stays as it is with a part',
      order({ status: 'waitingPayment' }, 50, 49),
      { status: 'waitingPayment', isPaid: false },
    ],
    [
      'stays paid when it was paid too much',
      order({ isPaid: true }, 50, 70),
      { status: 'inProcess', isPaid: true },
    ],
    [
      'waits for payment again',
      order({ status: 'done', isPaid: true }, 50, 20),
      { status: 'waitingPayment', isPaid: false },
    ],
    ['owes again while it is made', order({ isPaid: true }, 50, 20), { status: 'inProcess', isPaid: false }],
    [
      'is not paid before it is approved',
      order({ status: 'waitingApproval' }, 0, 0),
      { status: 'waitingApproval', isPaid: false },
    ],
  ])('%s', (_, payable, state) => {
    expect(settled(payable)).toEqual({ rejected: false, ...state });
  });

  it('comes back from no rejection', () => {
    const rejected = { status: 'done', rejected: true } as const;
    expect(settled(order({ ...rejected, isPaid: true }, 50, 0))).toEqual({ ...rejected, isPaid: false });
    expect(settled(order(rejected, 50, 50))).toEqual({ ...rejected, isPaid: false });
  });
});
