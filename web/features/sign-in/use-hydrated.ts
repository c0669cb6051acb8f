import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's page: a form that cannot answer yet should not look as if it could. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
