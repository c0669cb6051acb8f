import { useCallback, useEffect, useState } from 'react';
import { type CartChange, reconcileCart } from '#core/orders/cart/cart-reconcile.ts';
import { dishesById, type GuestMenu } from '../guest-menu/guest-menu.ts';
import type { CartStore } from './cart-store.ts';

/** Keeps the cart valid while the menu changes, and remembers what that changed until the guest has seen it. */
export const useCartNotices = (menu: GuestMenu, store: CartStore) => {
  const [changes, setChanges] = useState<readonly CartChange[]>([]);

  useEffect(() => {
    if (!menu.sections) return;
    const result = reconcileCart(store.read(), dishesById(menu));
    store.change(() => result.cart);
    if (result.changes.length > 0) setChanges((seen) => [...seen, ...result.changes]);
  }, [menu, store]);

  return { changes, forget: useCallback(() => setChanges([]), []) };
};
