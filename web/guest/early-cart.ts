import { cartCount } from '#core/orders/cart.ts';

/*
 * A tap on '+' before the page is alive is not lost. This small script stands in the head of the page, takes such
 * taps, shows the count at once, and hands them over to the app, which adds them by the cart's own rules.
 * Built into one inline line of script; keep it small.
 */
export type EarlyTaps = {
  /** Places, in the order of the page, of dishes tapped that need no choosing. */
  readonly added: number[];
  /** The place of the last dish tapped whose dialog is wanted. */
  open: number | null;
  /** The last button pressed that belongs to no dish. */
  pressed: HTMLElement | null;
};

declare global {
  interface Window {
    /** Ends the early phase and tells what was tapped in it. */
    takeEarlyTaps?: () => EarlyTaps;
  }
}

/** Cheap and forgiving: the app reads the same storage properly a moment later. */
const storedCount = (text: string | null): number => {
  try {
    return cartCount(JSON.parse(text ?? '[]')) || 0;
  } catch {
    return 0;
  }
};

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'querySelector' | 'querySelectorAll'>;

export const listenEarly = (page: Page, readStored: (key: string) => string | null): (() => EarlyTaps) => {
  const taps: EarlyTaps = { added: [], open: null, pressed: null };
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    const dish = button?.closest('.dish');
    if (!button || !dish) {
      taps.pressed = button ?? taps.pressed;
      return;
    }
    const place = [...page.querySelectorAll('.dish')].indexOf(dish);
    if (!button.matches('.add:not(.pick)')) {
      taps.open = place;
      return;
    }
    taps.added.push(place);
    const badge = page.querySelector<HTMLElement>('[data-cart]');
    if (!badge) return;
    badge.hidden = false;
    badge.textContent = String(storedCount(readStored(badge.dataset.cart ?? '')) + taps.added.length);
  };
  page.addEventListener('click', onClick);
  return () => {
    page.removeEventListener('click', onClick);
    return taps;
  };
};
