import { useEffect, useRef } from 'react';

/** Does something now and again every so often, as long as it is wanted. */
export const useRepeating = (isWanted: boolean, everyMs: number, act: () => void): void => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isWanted) return;
    latest.current();
    const timer = setInterval(() => latest.current(), everyMs);
    return () => clearInterval(timer);
  }, [isWanted, everyMs]);
};
