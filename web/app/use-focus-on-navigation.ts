import { useEffect, useRef } from 'react';
import { useLocation } from '#web/lib/router/router-hooks.ts';

/** After a navigation focus moves to the new page's heading, so that a screen reader announces it. */
export const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    // A form that focuses its own field has the better claim.
    if (!target || target.closest('main')?.contains(document.activeElement)) return;
    target.tabIndex = -1;
    target.style.outline = 'none';
    target.focus({ preventScroll: true });
  }, [pathname]);
};
