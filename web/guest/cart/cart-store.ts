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
  /** Whether an order is being changed was stored, or is no more. */
  reload: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** While this is stored, an order that was sent is being changed, in a cart of its own: the other one waits as it was. */
export const changingKey = (ownerId: string): string => `changing:${ownerId}`;
export const changeCartKey = (ownerId: string): string => `change-${cartStorageKey(ownerId)}`;

export const createCartStore = (ownerId: string, onPut?: (line: CartLine) => void): CartStore => {
  const keyNow = (): string => (readStored(changingKey(ownerId)) ? changeCartKey : cartStorageKey)(ownerId);
  const listeners = new Set<() => void>();
  let cart = parseCart(readStored(keyNow()));
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const reload = () => {
    cart = parseCart(readStored(keyNow()));
    notify();
  };
  const onOtherTab = ({ key }: StorageEvent) => {
    if (key === null || key === keyNow() || key === changingKey(ownerId)) reload();
  };

  const change: CartStore['change'] = (how) => {
    const next = how(cart);
    if (next === cart) return;
    cart = next;
    writeStored(keyNow(), cart.length > 0 ? serialiseCart(cart) : null);
    notify();
  };

  return {
    read: () => cart,
    put: (line) => {
      change((current) => addToCart(current, line));
      onPut?.(line);
    },
    change,
    reload,
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
