import { describe, expect, it } from 'vitest';
import { agorot } from '../values/money.ts';
import type { OrderState } from './order-lifecycle.ts';
import { dueOf, owedOf, settled, toGiveBackOf } from './order-money.ts';

const order = (state: Partial<OrderState>, total: number, paid: number) => ({
  status: 'inProcess' as const,
  isPaid: false,
  rejected: false,
  ...state,
  total: agorot(total),
  paid: agorot(paid),
});

describe('what an order owes', () => {
  it.each([
    ['nothing before it is approved', order({ status: 'waitingApproval' }, 50, 0), 0, 0],
    ['all of it from then on', order({}, 50, 0), 50, 0],
    ['the rest', order({ status: 'waitingPayment' }, 50, 20), 30, 0],
    ['nothing when it is paid', order({ isPaid: true }, 50, 50), 0, 0],
    ['nothing when an older version noted only that it is paid', order({ isPaid: true }, 50, 0), 0, 0],
    [
      'nothing when it was cancelled, and what was paid goes back',
      order({ status: 'done', rejected: true }, 50, 20),
      0,
      20,
    ],
    ['nothing when it became cheaper than what was paid', order({ isPaid: true }, 30, 50), 0, 20],
  ])('%s', (_, payable, owed, back) => {
    expect(owedOf(payable)).toBe(owed);
    expect(toGiveBackOf(payable)).toBe(back);
  });

  it('is its total, unless it does not happen', () => {
    expect(dueOf(order({}, 50, 10))).toBe(50);
    expect(dueOf(order({ status: 'done', rejected: true }, 50, 10))).toBe(0);
  });
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
