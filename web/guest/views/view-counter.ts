import type { CartLine } from '#core/orders/cart/cart.ts';
import type { View } from '#core/views/views.contract.ts';

/** A page that is never hidden, such as that of a tablet on the counter, reports now and then. */
const patienceMs = 30_000;

/**
 * Views, reported to the restaurant when the page is hidden: the browser sends them by itself and nobody waits for
 * an answer. They identify no guest, and nothing of them stays on the phone.
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
