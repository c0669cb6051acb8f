import { useSyncExternalStore } from 'react';
import { type Cart, cartStorageKey, emptyCart, parseCart, serialiseCart } from '#core/orders/cart.ts';
import { readStored, writeStored } from '#web/lib/storage/browser-storage.ts';

/** One restaurant's cart: survives reload, and is the same in every tab of this browser. */
export type CartStore = {
  read: () => Cart;
  change: (how: (cart: Cart) => Cart) => void;
  subscribe: (listener: () => void) => () => void;
};

export const createCartStore = (ownerId: string): CartStore => {
  const key = cartStorageKey(ownerId);
  const listeners = new Set<() => void>();
  let cart = parseCart(readStored(key));
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    cart = parseCart(readStored(key));
    notify();
  };

  return {
    read: () => cart,
    change: (how) => {
      const next = how(cart);
      if (next === cart) return;
      cart = next;
      writeStored(key, cart.length > 0 ? serialiseCart(cart) : null);
      notify();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', onOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onOtherTab);
      };
    },
  };
};

/** The server knows no carts, so the first render is an empty one; the stored cart follows at once. */
export const useCart = (store: CartStore): Cart =>
  useSyncExternalStore(store.subscribe, store.read, () => emptyCart);
