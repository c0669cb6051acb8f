import { useEffect, useState } from 'react';

/**
 * Whether this is the tab of its browser that prints. Without locks (a page without HTTPS) each tab is: the server gives
 * every ticket to one of them.
 */
export const useOnlyTab = (printerId: string, isWanted: boolean): boolean => {
  const [isOnly, setOnly] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    if (!('locks' in navigator)) return setOnly(true);
    const waiting = new AbortController();
    let release = () => {};
    const hold = () => {
      if (waiting.signal.aborted) return;
      setOnly(true);
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    // Aborted on leaving, while another tab still had it.
    navigator.locks.request(`printing ${printerId}`, { signal: waiting.signal }, hold).catch(() => {});
    return () => {
      waiting.abort();
      release();
      setOnly(false);
    };
  }, [printerId, isWanted]);
  return isWanted && isOnly;
};
