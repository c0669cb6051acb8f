import { useLayoutEffect, useRef } from 'react';
import type { Router, RouterState } from './router.ts';

/** The scroll position at which each history entry was left, by its key. */
type Positions = Record<string, number>;

const storageKey = 'scroll-positions';

/** Another document of this tab may have left some. */
const readPositions = (): Positions => {
  try {
    return { ...JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') };
  } catch {
    return {};
  }
};

const storePositions = (positions: Positions): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage, a page that was left for another document starts at its top.
  }
};

/** The element that the address names after its `#`. */
const findPlace = (hash: string): HTMLElement | null => {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
};

/**
 * A new page starts at its top or at the anchor in its address; one that the user returns to is where it was
 * left. The first page of a document is the browser's: the user may have scrolled before hydration.
 */
export const useScrollRestoration = (router: Router, { location, keepsScroll }: RouterState): void => {
  const positions = useRef<Positions>({});
  const lastLocation = useRef(location);

  useLayoutEffect(() => {
    positions.current = readPositions();
    const note = () => {
      positions.current[lastLocation.current.key] = window.scrollY;
    };
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const handOver = () => {
      note();
      storePositions(positions.current);
      history.scrollRestoration = 'auto';
    };
    takeOver();
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', handOver);
    // Before React re-renders, so that the page being left is still on the screen.
    const stopNoting = router.subscribe(note);
    return () => {
      stopNoting();
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', handOver);
      history.scrollRestoration = 'auto';
    };
  }, [router]);

  useLayoutEffect(() => {
    if (lastLocation.current === location) return;
    lastLocation.current = location;
    const left = positions.current[location.key];
    const place = findPlace(location.hash);
    if (left !== undefined) window.scrollTo(0, left);
    else if (place) place.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);
  }, [location, keepsScroll]);
};
