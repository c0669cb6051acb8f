import { useEffect, useRef } from 'react';

/** The rest of the dock, or where the guest is in the menu. */
const nextStep = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.dock :is(a, button)') ??
  document.querySelector<HTMLElement>('.tabs [aria-current]');

/** What hides an order goes with it: the focus goes on to the next step, once the list that it was in has closed too. */
export const useFocusAfterHiding = (hide: (token: string) => void) => {
  const isLost = useRef(false);
  useEffect(() => {
    if (!isLost.current || document.activeElement !== document.body) return;
    nextStep()?.focus({ preventScroll: true });
    isLost.current = document.activeElement === document.body;
  });
  return (token: string) => {
    isLost.current = true;
    hide(token);
  };
};
