import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server wrote, true once the script works: what could not answer yet should not look as if it could. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
