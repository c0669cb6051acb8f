import { useEffect, useState } from 'react';
import { serverClock, serverNow } from './server-clock.ts';

/** The server's time, refreshed at an interval and whenever the estimate is corrected. */
export const useServerNow = (everyMs: number): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const refresh = () => setNow(serverNow());
    refresh();
    const timer = setInterval(refresh, everyMs);
    const stop = serverClock.onCorrected(refresh);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [everyMs]);
  return now;
};
