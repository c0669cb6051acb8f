import { useEffect, useRef } from 'react';
import { isWatched, proofEveryMs } from '#core/alerts/presence.ts';
import { call } from '#web/lib/api/call.ts';
import { callOnLeaving } from '#web/lib/api/call-on-leaving.ts';

const checkEveryMs = 5_000;
const route = 'PUT /orders/presence';

const makeBoardName = (): string => `board-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;

/** While a shift is open the board reports whether somebody can notice a new order on it. */
export const usePresence = (isOpen: boolean, isSoundOn: boolean): void => {
  const sound = useRef(isSoundOn);
  const check = useRef(() => {});
  // Whoever opened the page was there.
  const touchedAt = useRef(performance.now());

  useEffect(() => {
    sound.current = isSoundOn;
    check.current();
  }, [isSoundOn]);

  useEffect(() => {
    if (!isOpen) return;
    const board = makeBoardName();
    /** When presence was last confirmed; null while nobody watches. */
    let provedAt: number | null = null;

    const leave = () => {
      if (provedAt !== null) callOnLeaving(route, { board, isWatched: false });
      provedAt = null;
    };
    const prove = (now: number) => {
      provedAt = now;
      call(route, { body: { board, isWatched: true } }).catch(() => {
        // The next check tries again.
        if (provedAt === now) provedAt = null;
      });
    };
    check.current = () => {
      const now = performance.now();
      const isInSight = document.visibilityState === 'visible';
      if (!isWatched({ isInSight, isSoundOn: sound.current, sinceTouchMs: now - touchedAt.current })) leave();
      else if (provedAt === null || now - provedAt >= proofEveryMs) prove(now);
    };
    const checkNow = () => check.current();
    const onTouch = () => {
      touchedAt.current = performance.now();
      check.current();
    };

    checkNow();
    const timer = setInterval(checkNow, checkEveryMs);
    document.addEventListener('visibilitychange', checkNow);
    window.addEventListener('pointerdown', onTouch);
    window.addEventListener('keydown', onTouch);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkNow);
      window.removeEventListener('pointerdown', onTouch);
      window.removeEventListener('keydown', onTouch);
      window.removeEventListener('pagehide', leave);
      check.current = () => {};
      leave();
    };
  }, [isOpen]);
};
