import { useEffect } from 'react';
import { dishesOf, type GuestDish, type GuestMenu } from '../guest-menu/guest-menu.ts';
import type { PendingTaps } from './pending-taps.ts';

/** Passes taps from before hydration to the same functions that handle later taps. */
export const useReplayTaps = (
  taps: PendingTaps | null,
  menu: GuestMenu,
  add: (dish: GuestDish) => void,
  open: (dish: GuestDish) => void,
): void => {
  useEffect(() => {
    if (!taps) return;
    const dishes = dishesOf(menu);
    for (const index of taps.added.splice(0)) {
      const dish = dishes[index];
      if (dish) add(dish);
    }
    const wanted = taps.open === null ? undefined : dishes[taps.open];
    taps.open = null;
    if (wanted) open(wanted);
    taps.pressed?.click();
    taps.pressed = null;
  }, [taps, menu, add, open]);
};
