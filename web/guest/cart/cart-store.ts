import { useSyncExternalStore } from 'react';
import {
  addToCart,
  type Cart,
  type CartLine,
  cartStorageKey,
  emptyCart,
  parseCart,
  serialiseCart,
} from '#core/orders/cart/cart.ts';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';

/** One restaurant's cart: survives a reload, and is shared by all tabs of this browser. */
export type CartStore = {
  read: () => Cart;
  /** What a guest chose from the menu. */
  put: (line: CartLine) => void;
  change: (how: (cart: Cart) => Cart) => void;
  subscribe: (listener: () => void) => () => void;
};

export const createCartStore = (ownerId: string, onPut?: (line: CartLine) => void): CartStore => {
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

  const change: CartStore['change'] = (how) => {
    const next = how(cart);
    if (next === cart) return;
    cart = next;
    writeStored(key, cart.length > 0 ? serialiseCart(cart) : null);
    notify();
  };

  return {
    read: () => cart,
    put: (line) => {
      change((current) => addToCart(current, line));
      onPut?.(line);
    },
    change,
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

/** The server knows no carts, so the first render is empty; the stored cart follows at once. */
export const useCart = (store: CartStore): Cart =>
  useSyncExternalStore(store.subscribe, store.read, () => emptyCart);
