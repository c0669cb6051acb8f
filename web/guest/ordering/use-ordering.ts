import { useEffect, useState } from 'react';
import { loadPanelStyles } from '../panel/load-panel-styles.ts';
import { keepLoadingOrdering, type Ordering } from './load-ordering.ts';

/** The ordering half of the page, fetched after hydration as soon as it is needed. */
export const useOrdering = (isNeeded: boolean): Ordering | null => {
  const [ordering, setOrdering] = useState<Ordering | null>(null);
  useEffect(() => {
    void loadPanelStyles();
  }, []);
  useEffect(() => {
    if (!isNeeded) return;
    let isHere = true;
    keepLoadingOrdering(() => isHere).then(
      (loaded) => isHere && setOrdering(loaded),
      // Unmounted meanwhile.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isNeeded]);
  return ordering;
};
