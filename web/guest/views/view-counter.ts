import type { CartLine } from '#core/orders/cart/cart.ts';
import type { View } from '#core/views/views.contract.ts';

/** A page that nobody puts away, like that of a tablet on the counter, tells now and then. */
const patienceMs = 30_000;

/**
 * What is looked at, told to the restaurant when the page is put away: the browser sends it by itself and nobody waits for
 * an answer. It names no guest, and nothing of it stays on the phone.
 */
export const createViewCounter = (ownerId: string, table: number | null) => {
  let views: View[] = [];
  const send = () => {
    if (views.length > 0)
      navigator.sendBeacon(
        `/api/looks/${ownerId}`,
        new Blob([JSON.stringify({ looks: views })], { type: 'application/json' }),
      );
    views = [];
  };
  const count = (view: View) => {
    if (views.push(view) === 1) setTimeout(send, patienceMs);
  };
  document.addEventListener('visibilitychange', () => document.hidden && send());
  count({ kind: 'menu', table });
  return {
    open: (dishId: string) => count({ kind: 'dish', dishId }),
    put: ({ realDishId, quantity }: CartLine) => count({ kind: 'cart', dishId: realDishId, quantity }),
  };
};
