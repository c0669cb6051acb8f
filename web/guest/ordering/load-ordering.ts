import { keepLoading } from '../../lib/browser/keep-loading.ts';

/** What is loaded after hydration: cart, checkout, search, and what follows the menu's changes. */
export type Ordering = typeof import('./ordering.tsx');

let loading: Promise<Ordering> | null = null;

/** A failed load is not cached, so that the next call tries again. */
export const loadOrdering = (): Promise<Ordering> => {
  loading ??= import('./ordering.tsx').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};

export const keepLoadingOrdering = (isNeeded: () => boolean = () => true): Promise<Ordering> =>
  keepLoading(loadOrdering, isNeeded);

export const keepLoadingOrderPage = () =>
  keepLoading(
    async () => (await loadOrdering()).loadOrderPage(),
    () => true,
  );
