import { useSyncExternalStore } from 'react';

const query = '(min-width: 80rem)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** A narrow screen does not load the guest's page beside the editor at all. */
export const useSpaceForPreview = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
