import { useEffect } from 'react';

/** A tap anywhere else closes the language menu. */
export const useLightDismiss = (): void => {
  useEffect(() => {
    const closeUnlessInside = ({ target }: Event) => {
      const menu = document.querySelector('details');
      if (menu && !menu.contains(target as Node)) menu.open = false;
    };
    document.addEventListener('click', closeUnlessInside);
    return () => document.removeEventListener('click', closeUnlessInside);
  }, []);
};
