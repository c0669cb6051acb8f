import { useCallback, useSyncExternalStore } from 'react';

/** Where a screen is no phone any more, has space for a list beside a page, for two columns, and for three. */
type Width = '40rem' | '48rem' | '64rem' | '80rem';

/** Whether the window is at least that wide; on the server it is not. */
export const useMinWidth = (width: Width): boolean => {
  const query = `(min-width: ${width})`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
};
