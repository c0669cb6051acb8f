import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { agorot } from '#core/values/money.ts';
import { hearEpoch } from '#web/lib/api/server-epoch.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import {
  findQuestionOf,
  findUnansweredOf,
  type KeptPayment,
  keepPayment,
  settlePayment,
} from './kept-payments.ts';
import { PaymentQuestion } from './payment-question.tsx';

const shiftId = '5'.repeat(24);
const payment: KeptPayment = {
  clientToken: 'a'.repeat(32),
  kind: 'bit',
  orderIds: ['1'.repeat(24)],
  amount: agorot(5_000),
  isShare: true,
  shiftId,
  visitId: '4'.repeat(24),
  tableNumber: 7,
  orderNumber: 1,
  isOnItsWay: false,
};

describe('a payment without an answer, on the board', () => {
  it('stands there until it is answered, and leads to its bill', async () => {
    const onOpen = vi.fn();
    const { findByRole, queryByRole, user } = renderScreen(
      <PaymentQuestion shiftId={shiftId} onOpen={onOpen} />,
    );
    act(() => keepPayment({ ...payment, isOnItsWay: true }));
    expect(queryByRole('alert')).toBeNull();
    act(() => keepPayment(payment));
    expect((await findByRole('alert')).textContent).toMatch(
      /Not known if recorded: Table .?7.? · Bit, ₪50\.00/,
    );
    await user.click(await findByRole('button', { name: 'Open the bill' }));
    expect(onOpen).toHaveBeenCalledWith(payment);
    act(() => settlePayment(payment));
    expect(queryByRole('alert')).toBeNull();
  });

  it('of another shift is nobody’s question any more', () => {
    keepPayment({ ...payment, shiftId: '6'.repeat(24) });
    const { queryByRole } = renderScreen(<PaymentQuestion shiftId={shiftId} onOpen={vi.fn()} />);
    expect(queryByRole('alert')).toBeNull();
  });

  it('is said to be lost once the data was restored, whatever its shift, until somebody has read it', async () => {
    const { findByRole, queryByRole, user } = renderScreen(
      <PaymentQuestion shiftId={null} onOpen={vi.fn()} />,
    );
    act(() => hearEpoch(1));
    act(() => keepPayment({ ...payment, epoch: 1 }));
    expect(queryByRole('alert')).toBeNull();
    act(() => hearEpoch(2));
    expect((await findByRole('alert')).textContent).toMatch(
      /Payment lost in a restore: Table .?7.? · Bit, ₪50\.00.*record it again if missing/,
    );
    // It is no question any more: the bill can be paid anew.
    expect([findQuestionOf(payment.orderIds), findUnansweredOf(payment.orderIds)]).toEqual([null, null]);
    await user.click(await findByRole('button', { name: 'Got it' }));
    expect(queryByRole('alert')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is found by another tab as soon as it is one', async () => {
    const { findByRole, queryByRole } = renderScreen(<PaymentQuestion shiftId={shiftId} onOpen={vi.fn()} />);
    const key = `menta-payment:${payment.clientToken}`;
    const hear = () => act(() => void dispatchEvent(new StorageEvent('storage', { key })));
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), value: payment }));
    hear();
    await findByRole('alert');
    localStorage.removeItem(key);
    hear();
    expect(queryByRole('alert')).toBeNull();
  });
});
