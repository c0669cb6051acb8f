import { useEffect, useState } from 'react';

/** How far beyond the screen content is prepared: about one turn of a mouse wheel. */
const rootMargin = '800px 0px';

/** Whether an element of a long list is, or once was, on the screen or close to it. */
export const useSeen = (isLazy: boolean) => {
  const [wasSeen, setSeen] = useState(false);
  const [element, watch] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isLazy || wasSeen || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLazy, wasSeen, element]);
  return { isSeen: wasSeen || !isLazy, watch };
};
