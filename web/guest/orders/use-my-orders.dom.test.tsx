import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildGuestOrder } from '../testing/build-guest-order.ts';
import { ordersStorageKey } from './remembered-orders.ts';
import { useMyOrders } from './use-my-orders.ts';

const owner = 'c'.repeat(24);
const key = ordersStorageKey(owner);
const sent = (mark: string, number: number) =>
  buildGuestOrder({ trackingToken: mark.repeat(32), displayOrderNumber: number });
const mine = (of = owner) => renderHook(({ id }) => useMyOrders(id), { initialProps: { id: of } });
const numbers = ({ result }: ReturnType<typeof mine>) => result.current.orders.map(({ number }) => number);

describe('the orders this browser sent', () => {
  it('are known again after a reload, in this restaurant alone', () => {
    const page = mine();
    act(() => page.result.current.remember(sent('x', 12)));
    act(() => page.result.current.remember(sent('y', 13)));
    expect(numbers(page)).toEqual([12, 13]);
    expect(numbers(mine())).toEqual([12, 13]);
    expect(numbers(mine('d'.repeat(24)))).toEqual([]);
  });

  it('are hidden one by one, and then leave nothing behind', () => {
    const page = mine();
    act(() => page.result.current.remember(sent('x', 12)));
    act(() => page.result.current.forget('x'.repeat(32)));
    expect(numbers(page)).toEqual([]);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('are not lost when another tab sent one meanwhile, heard of or not', () => {
    const [one, other] = [mine(), mine()];
    act(() => one.result.current.remember(sent('x', 12)));
    // The other tab has not been notified yet; it still adds to what is stored.
    act(() => other.result.current.remember(sent('y', 13)));
    expect(numbers(other)).toEqual([12, 13]);
    expect(numbers(one)).toEqual([12]);
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
    expect(numbers(one)).toEqual([12, 13]);
  });

  it('hold nothing of an order but its token and number', () => {
    const page = mine();
    act(() => page.result.current.remember(sent('x', 12)));
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([{ token: 'x'.repeat(32), number: 12 }]);
  });
});
