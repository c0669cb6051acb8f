import { useEffect } from 'react';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import type { DisplayedMenu } from '../live/displayed-menu.ts';
import { menuAt } from './menu-at.ts';

export type UpdateMenu = (change: (current: DisplayedMenu) => DisplayedMenu) => void;

/** Timers stand still while a phone sleeps: what the clock says is looked at again and again. */
const checkEveryMs = 15_000;
/** Breakfast ends at the same second in many restaurants: their open pages do not ask in the same second. */
const spreadMs = 5_000;

/** Changes the menu at the second that it told of, and then asks the server, which knows what comes after. */
export const usePassingTime = (
  validUntil: string | null,
  updateMenu: UpdateMenu,
  refresh: () => Promise<void>,
): void => {
  useEffect(() => {
    if (!validUntil) return;
    const due = Date.parse(validUntil);
    // What is over when it is told: this page is old, or the server's time is not known yet. Only the server can say which.
    let wasAhead = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number, then: () => void) => {
      timer = setTimeout(then, ms);
    };
    // Until an answer tells another time, which begins this anew. A page out of sight reads the menu when it is seen.
    const ask = async () => {
      if (due > serverNow()) return check();
      wait(checkEveryMs, ask);
      if (!document.hidden) await refresh();
    };
    const check = () => {
      const leftMs = due - serverNow();
      if (leftMs > 0) {
        wasAhead = true;
        return wait(Math.min(leftMs, checkEveryMs), check);
      }
      // Without its tag: a server that still has the menu from before must send it again.
      if (wasAhead)
        updateMenu((current) => ({ ...current, menu: menuAt(current.menu, due), tag: undefined }));
      wait(Math.random() * spreadMs, ask);
    };
    check();
    return () => clearTimeout(timer);
  }, [validUntil, updateMenu, refresh]);
};
