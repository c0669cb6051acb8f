import { useEffectEvent, useLayoutEffect } from 'react';
import { openOverlay } from './page-back.ts';

/** While something is open, the back button closes it (or asks, as its close button would) instead of leaving the page. */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const back = useEffectEvent(close);
  // In the same commit as the overlay: a press right after it appeared would otherwise leave the page.
  useLayoutEffect(() => (isOpen ? openOverlay(() => back()) : undefined), [isOpen]);
};
