import { useEffect } from 'react';
import { countIcon, titleWithCount } from './count-icon.ts';

/** How many orders wait, in the tab's title and icon: seen from another tab. */
export const useTabCount = (count: number): void => {
  useEffect(() => {
    const title = document.querySelector('title');
    const write = () => {
      const wanted = titleWithCount(document.title, count);
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    // The page writes its title anew when the language changes.
    const watcher = new MutationObserver(write);
    if (title) watcher.observe(title, { childList: true, characterData: true, subtree: true });
    return () => {
      watcher.disconnect();
      document.title = titleWithCount(document.title, 0);
    };
  }, [count]);

  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!link || count === 0) return;
    const usual = link.href;
    link.href = countIcon(count);
    return () => {
      link.href = usual;
    };
  }, [count]);
};
