import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in server markup, true after hydration: a control that cannot respond yet should not look as if it could. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
