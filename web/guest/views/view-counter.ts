import type { CartLine } from '#core/orders/cart/cart.ts';
import type { Look } from '#core/views/views.contract.ts';

/** A page that nobody puts away, like that of a tablet on the counter, tells now and then. */
const patienceMs = 30_000;

/**
 * What is looked at, told to the restaurant when the page is put away: the browser sends it by itself and nobody waits for
 * an answer. It names no guest, and nothing of it stays on the phone.
 */
export const createLookCounter = (ownerId: string, table: number | null) => {
  let looks: Look[] = [];
  const send = () => {
    if (looks.length > 0)
      navigator.sendBeacon(
        `/api/looks/${ownerId}`,
        new Blob([JSON.stringify({ looks })], { type: 'application/json' }),
      );
    looks = [];
  };
  const count = (look: Look) => {
    if (looks.push(look) === 1) setTimeout(send, patienceMs);
  };
  document.addEventListener('visibilitychange', () => document.hidden && send());
  count({ kind: 'menu', table });
  return {
    open: (dishId: string) => count({ kind: 'dish', dishId }),
    put: ({ realDishId, quantity }: CartLine) => count({ kind: 'cart', dishId: realDishId, quantity }),
  };
};
