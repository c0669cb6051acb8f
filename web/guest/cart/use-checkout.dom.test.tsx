import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addToCart, type Cart } from '#core/orders/cart/cart.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { buildLine } from '../testing/build-dish.ts';
import { buildGuestOrder } from '../testing/build-guest-order.ts';
import { createCartStore } from './cart-store.ts';
import { useCheckout } from './use-checkout.ts';

const owner = 'c'.repeat(24);
const open = async () => ({ hasActiveService: true, service: null, isWatched: true });

/** A browser tab: its own cart and checkout over the storage that all tabs share. */
const openTab = (checkShift = open) => {
  const store = createCartStore(owner);
  const waiting: ((order: GuestOrder) => void)[] = [];
  const postOrder = vi.fn(
    (_: { clientOrderToken: string }) => new Promise<GuestOrder>((give) => waiting.push(give)),
  );
  const { result } = renderHook(() =>
    useCheckout({
      language: 'en',
      owner,
      store,
      table: null,
      onCodeRefused: () => {},
      refreshMenu: async () => {},
      restaurant: { checkShift, postOrder },
      onSent: () => {},
    }),
  );
  return {
    fill: (cart: Cart) => act(() => store.change(() => cart)),
    beginCheckout: () => {
      act(() => result.current.open());
      act(() => result.current.change({ name: 'Dana', phone: '0501234567' }));
    },
    send: async () => {
      const sends = postOrder.mock.calls.length;
      act(() => void result.current.send());
      await waitFor(() => expect(postOrder).toHaveBeenCalledTimes(sends + 1));
      return postOrder.mock.lastCall?.[0].clientOrderToken;
    },
    answer: () => act(async () => waiting.shift()?.(buildGuestOrder())),
    cart: () => store.read(),
    isUnwatched: () => result.current.isUnwatched,
    close: () => act(() => result.current.close()),
  };
};

const soda = addToCart([], buildLine());
const attemptKey = `attempt:${owner}`;
/** The event that a browser sends to its other tabs. */
const notifyOthers = (key: string) =>
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) })));

describe('one cart in two tabs', () => {
  it('is one order, sent from both at once', async () => {
    openTab().fill(soda);
    const [one, other] = [openTab(), openTab()];
    one.beginCheckout();
    other.beginCheckout();
    expect(await one.send()).toBe(await other.send());
  });

  it('is one order, sent from one tab and right after its answer from the other', async () => {
    openTab().fill(soda);
    const [one, other] = [openTab(), openTab()];
    one.beginCheckout();
    other.beginCheckout();
    const token = await one.send();
    await one.answer();
    expect(await other.send()).toBe(token);
  });

  it('is a new order when the same dishes are chosen again after it was sent from the other tab', async () => {
    openTab().fill(soda);
    const [one, other] = [openTab(), openTab()];
    one.beginCheckout();
    other.beginCheckout();
    const token = await one.send();
    await one.answer();
    expect(one.cart()).toEqual([]);
    notifyOthers(attemptKey);
    other.fill(soda);
    expect(await other.send()).not.toBe(token);
  });
});

describe('whether anybody would notice the order', () => {
  const ask = async (answer: Partial<Awaited<ReturnType<typeof open>>>) => {
    const tab = openTab(async () => ({ ...(await open()), ...answer }));
    tab.fill(soda);
    tab.beginCheckout();
    await act(async () => {});
    return tab;
  };

  it('is asked when checkout opens', async () => {
    expect((await ask({})).isUnwatched()).toBe(false);
    const tab = await ask({ isWatched: false });
    expect(tab.isUnwatched()).toBe(true);
    tab.close();
    expect(tab.isUnwatched()).toBe(false);
  });

  it('does not matter where the restaurant is closed', async () => {
    expect((await ask({ isWatched: false, hasActiveService: false })).isUnwatched()).toBe(false);
  });
});
