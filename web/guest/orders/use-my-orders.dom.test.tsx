import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeEventSource } from '#web/testing/fake-event-source.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
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

  it('stay until their shift has ended and the guest has read that they are done', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const track = 'GET /orders/track/:token';
    fakeEventSource();
    const server = fakeServer();
    const evening = { shiftEnded: false };
    server.reply(track, ({ params }) =>
      buildGuestOrder({ trackingToken: params.token, status: 'done', ...evening }),
    );
    const onVisit = async () => {
      const page = mine();
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      const left = numbers(page);
      act(() => page.result.current.markRead(['x'.repeat(32)]));
      page.unmount();
      return left;
    };
    localStorage.setItem(key, JSON.stringify([{ token: 'x'.repeat(32), number: 12 }]));
    // Done, not read; then read, but the evening goes on.
    expect(await onVisit()).toEqual([12]);
    expect(await onVisit()).toEqual([12]);
    evening.shiftEnded = true;
    expect(await onVisit()).toEqual([]);
    expect(localStorage.getItem(key)).toBeNull();
    // Nobody has read this one.
    localStorage.setItem(key, JSON.stringify([{ token: 'x'.repeat(32), number: 13 }]));
    expect(await onVisit()).toEqual([13]);
    expect(await onVisit()).toEqual([]);
  });
});
