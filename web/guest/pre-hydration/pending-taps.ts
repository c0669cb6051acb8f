import { cartCount } from '#core/orders/cart/cart.ts';
import { avoidsKey } from '../contents/avoids-key.ts';
import {
  addsAtOnceSelector,
  cartCountSelector,
  cartKeyAttribute,
  dishSelector,
} from '../guest-menu/dish-markup.ts';

/*
 * A tap on '+' before hydration is not lost. This small script in the head of the page records such
 * taps, shows the count at once, and hands them over to the app, which adds them by the cart's own rules.
 * Built into a one-line inline script for browsers without `??`, whose stand-in is longer than `||`; keep it small.
 */
export type PendingTaps = {
  /** Indexes, in page order, of tapped dishes that need no choices. */
  readonly added: number[];
  /** The index of the last tapped dish whose dialog should open. */
  open: number | null;
  /** The last pressed button outside any dish. */
  pressed: HTMLElement | null;
};

declare global {
  interface Window {
    /** Stops recording and returns what was tapped before hydration. */
    takePendingTaps?: () => PendingTaps;
  }
}

/** Cheap and forgiving: the app reads the same storage properly a moment later. */
const storedCount = (text: string | null): number => {
  try {
    return cartCount(JSON.parse(text || '[]')) || 0;
  } catch {
    return 0;
  }
};

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'querySelector' | 'querySelectorAll'>;

export const collectTaps = (page: Page, readStored: (key: string) => string | null): (() => PendingTaps) => {
  const taps: PendingTaps = { added: [], open: null, pressed: null };
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    const dish = button?.closest(dishSelector);
    if (!button || !dish) {
      taps.pressed = button || taps.pressed;
      return;
    }
    const index = [...page.querySelectorAll(dishSelector)].indexOf(dish);
    if (!button.matches(addsAtOnceSelector)) {
      taps.open = index;
      return;
    }
    taps.added.push(index);
    const badge = page.querySelector<HTMLElement>(cartCountSelector);
    // A guest who must not eat something may be asked first: nothing is shown as added.
    if (!badge || readStored(avoidsKey)) return;
    badge.hidden = false;
    badge.textContent = String(
      storedCount(readStored(badge.getAttribute(cartKeyAttribute) || '')) + taps.added.length,
    );
  };
  page.addEventListener('click', onClick);
  return () => {
    page.removeEventListener('click', onClick);
    return taps;
  };
};
