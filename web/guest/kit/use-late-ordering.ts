import { useEffect, useState } from 'react';
import { type LateParts, loadLateStyles, loadOrdering } from './late-parts.ts';

const retryMs = 3_000;

/** The ordering half of the page, fetched once the menu itself is alive. */
export const useLateOrdering = (): LateParts | null => {
  const [ordering, setOrdering] = useState<LateParts | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const load = () => {
      void loadLateStyles();
      loadOrdering().then(
        (parts) => !stopped && setOrdering(parts),
        () => {
          // Mobile data: without this the cart would stay shut until a reload.
          if (!stopped) timer = setTimeout(load, retryMs);
        },
      );
    };
    load();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, []);
  return ordering;
};
