import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server wrote, true once the script works: for buttons that could do nothing before. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
