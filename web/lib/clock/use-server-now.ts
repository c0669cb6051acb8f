import { useEffect, useState } from 'react';
import { serverClock, serverNow } from './server-clock.ts';

/** The server's time, read again every so often, and at once when this device learns that it was wrong about it. */
export const useServerNow = (everyMs: number): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = () => setNow(serverNow());
    look();
    const timer = setInterval(look, everyMs);
    const stop = serverClock.onCorrected(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [everyMs]);
  return now;
};
