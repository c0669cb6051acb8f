import { useSyncExternalStore } from 'react';

const query = '(min-width: 64rem)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether there is room for two columns; on the server there is not. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
