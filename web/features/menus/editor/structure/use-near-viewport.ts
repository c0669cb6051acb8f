import { useEffect, useState } from 'react';

/** How far beyond the screen content is prepared: about one turn of a mouse wheel. */
const rootMargin = '800px 0px';

/** What somebody works in stays, wherever the page is scrolled to: a typed name must not be lost. */
const isInUse = (element: Element): boolean =>
  element.contains(document.activeElement) || element.querySelector('form') !== null;

/**
 * Whether an element of a long list is on the screen or close to it. Thousands of rows that listen to a drag would
 * make every move of it wait; those far away need not exist.
 */
export const useNearViewport = (isLazy: boolean, isHeld: () => boolean) => {
  const [isNear, setNear] = useState(false);
  const [element, watch] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isLazy || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.at(-1)?.isIntersecting ?? false;
        if (isSeen || !(isHeld() || isInUse(element))) setNear(isSeen);
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLazy, element, isHeld]);
  return { isNear: isNear || !isLazy, watch };
};
