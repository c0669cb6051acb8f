import { useEffect, useState } from 'react';
import { whenAwake } from './first-touch.ts';
import { type LateParts, loadLateStyles, loadOrdering } from './late-parts.ts';

const retryMs = 3_000;

/** The ordering half of the page, fetched once the guest begins, or at once where something waits in it already. */
export const useLateOrdering = (isWaiting: () => boolean): LateParts | null => {
  const [ordering, setOrdering] = useState<LateParts | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page comes alive
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const load = () => {
      if (stopped) return;
      void loadLateStyles();
      loadOrdering().then(
        (parts) => !stopped && setOrdering(parts),
        () => {
          // Mobile data: without this the cart would stay shut until a reload.
          if (!stopped) timer = setTimeout(load, retryMs);
        },
      );
    };
    if (isWaiting()) load();
    else void whenAwake().then(load);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, []);
  return ordering;
};
