import { retry } from '#core/retry/retry.ts';
import { sleep } from '#web/lib/retry/browser-timer.ts';

/** What is loaded after hydration: cart, checkout, search and the page of an order. */
export type Ordering = typeof import('./ordering.tsx');

let loading: Promise<Ordering> | null = null;

/** A failed load is forgotten, so that the next need of it tries again. */
export const loadOrdering = (): Promise<Ordering> => {
  loading ??= import('./ordering.tsx').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};

/** Mobile data: without retrying, the cart would stay shut until a reload. */
function* everyThreeSeconds() {
  for (;;) yield 3_000;
}

/** Tries for as long as it is needed, and fails only when it no longer is. */
export const keepLoadingOrdering = (isNeeded: () => boolean = () => true): Promise<Ordering> =>
  retry(loadOrdering, { delaysMs: everyThreeSeconds(), isTransient: isNeeded, sleep });
