import { useCallback, useEffect, useState } from 'react';
import { type CartChange, reconcileCart } from '#core/orders/cart/cart-reconcile.ts';
import type { OrderableDish } from '#core/orders/lines/choices.ts';
import type { CartStore } from './cart-store.ts';

/**
 * Keeps the cart valid while the menu changes, and remembers what that changed until the guest has seen it. The dishes are
 * null while there is no menu.
 */
export const useCartNotices = (dishes: ReadonlyMap<string, OrderableDish> | null, store: CartStore) => {
  const [changes, setChanges] = useState<readonly CartChange[]>([]);
  const tell = useCallback((news: readonly CartChange[]) => {
    if (news.length > 0) setChanges((seen) => [...seen, ...news]);
  }, []);

  useEffect(() => {
    if (!dishes) return;
    const result = reconcileCart(store.read(), dishes);
    store.change(() => result.cart);
    tell(result.changes);
  }, [dishes, store, tell]);

  return { changes, tell, forget: useCallback(() => setChanges([]), []) };
};
