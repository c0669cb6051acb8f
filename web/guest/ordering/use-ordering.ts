import { useEffect, useState } from 'react';
import { retry } from '#core/retry/retry.ts';
import { sleep } from '#web/lib/retry/browser-timer.ts';
import { loadPanelStyles } from '../panel/load-panel-styles.ts';
import { loadOrdering, type Ordering } from './load-ordering.ts';

/** Mobile data: without retrying, the cart would stay shut until a reload. */
function* everyThreeSeconds() {
  for (;;) yield 3_000;
}

/** The ordering half of the page, fetched after hydration as soon as it is needed. */
export const useOrdering = (isNeeded: boolean): Ordering | null => {
  const [ordering, setOrdering] = useState<Ordering | null>(null);
  useEffect(() => {
    void loadPanelStyles();
  }, []);
  useEffect(() => {
    if (!isNeeded) return;
    let isHere = true;
    retry(loadOrdering, { delaysMs: everyThreeSeconds(), isTransient: () => isHere, sleep }).then(
      (loaded) => isHere && setOrdering(loaded),
      // Nobody waits for it any more.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isNeeded]);
  return ordering;
};
