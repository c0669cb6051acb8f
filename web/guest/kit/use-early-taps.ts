import { useEffect } from 'react';
import type { EarlyTaps } from '../early-cart.ts';
import { dishesOf, type GuestDish, type GuestMenu } from '../menu/guest-menu.ts';

/** Hands what was tapped before hydration to the same functions that later taps use. */
export const useEarlyTaps = (
  taps: EarlyTaps | null,
  menu: GuestMenu,
  add: (dish: GuestDish) => void,
  open: (dish: GuestDish) => void,
): void => {
  useEffect(() => {
    if (!taps) return;
    const dishes = dishesOf(menu);
    for (const place of taps.added.splice(0)) {
      const dish = dishes[place];
      if (dish) add(dish);
    }
    const wanted = taps.open === null ? undefined : dishes[taps.open];
    taps.open = null;
    if (wanted) open(wanted);
    taps.pressed?.click();
    taps.pressed = null;
  }, [taps, menu, add, open]);
};
