import { useEffect, useState } from 'react';

export type ScreenState = 'idle' | 'held' | 'may-sleep';

/** Keeps the screen on while a shift is open; taken again whenever the page comes back. */
export const useWakeLock = (isWanted: boolean): ScreenState => {
  /** Null until the browser has answered: no warning flashes up before that. */
  const [isHeld, setHeld] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    // Missing in older browsers, and on addresses without HTTPS.
    if (!('wakeLock' in navigator)) return setHeld(false);
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) return void taken.release();
        lock = taken;
        setHeld(true);
        // The browser lets go by itself when the page is hidden or the battery is low.
        taken.addEventListener('release', () => setHeld(false));
      } catch {
        setHeld(false);
      }
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
      setHeld(null);
    };
  }, [isWanted]);
  if (!isWanted || isHeld === null) return 'idle';
  return isHeld ? 'held' : 'may-sleep';
};
