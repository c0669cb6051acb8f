import { useEffect, useRef } from 'react';

const mark = 'guest-panel';
const isOurs = (): boolean => history.state === mark;

/** While a panel is open the phone's back button closes it instead of leaving the menu. */
export const usePanelHistory = (isOpen: boolean, close: () => void): void => {
  const onBack = useRef(close);
  useEffect(() => {
    onBack.current = close;
  });

  useEffect(() => {
    if (!isOpen) return;
    if (!isOurs()) history.pushState(mark, '');
    const onPop = () => onBack.current();
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      // Closed by a button: take back the entry that was added when it opened.
      if (isOurs()) history.back();
    };
  }, [isOpen]);
};
