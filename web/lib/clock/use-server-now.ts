import { useEffect, useState } from 'react';
import { serverClock, serverNow } from './server-clock.ts';

/** The server's time, read again every so often, and at once when this device learns that it was wrong about it. */
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
