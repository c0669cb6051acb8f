import { useEffect } from 'react';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import type { DisplayedMenu } from '../live/displayed-menu.ts';
import { menuAt } from './menu-at.ts';

export type UpdateMenu = (change: (current: DisplayedMenu) => DisplayedMenu) => void;

/** Timers stop while a phone sleeps: the clock is checked again and again. */
const checkEveryMs = 15_000;
/** Breakfast ends at the same second in many restaurants: their open pages spread their requests. */
const spreadMs = 5_000;

/** Changes the menu at the second it announced, and then asks the server, which knows what comes next. */
export const usePassingTime = (
  validUntil: string | null,
  updateMenu: UpdateMenu,
  refresh: () => Promise<void>,
): void => {
  useEffect(() => {
    if (!validUntil) return;
    const due = Date.parse(validUntil);
    // Already over on arrival: this page is old, or the server's time is not known yet. Only the server can say which.
    let wasAhead = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number, then: () => void) => {
      timer = setTimeout(then, ms);
    };
    // Until an answer brings another time, which restarts this. A hidden page reads the menu when it becomes visible.
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
      // Without its tag: a server that still has the previous menu must send it again.
      if (wasAhead)
        updateMenu((current) => ({ ...current, menu: menuAt(current.menu, due), tag: undefined }));
      wait(Math.random() * spreadMs, ask);
    };
    check();
    return () => clearTimeout(timer);
  }, [validUntil, updateMenu, refresh]);
};
