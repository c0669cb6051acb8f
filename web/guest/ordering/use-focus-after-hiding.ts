import { useEffect, useRef } from 'react';
import { focusOnward } from '../ui/focus-onward.ts';

/** What hides an order goes with it: the focus goes on to the next step, once the list that it was in has closed too. */
export const useFocusAfterHiding = (hide: (token: string) => void) => {
  const isLost = useRef(false);
  useEffect(() => {
    if (!isLost.current) return;
    focusOnward();
    isLost.current = document.activeElement === document.body;
  });
  return (token: string) => {
    isLost.current = true;
    hide(token);
  };
};
