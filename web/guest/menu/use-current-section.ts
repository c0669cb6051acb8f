import { useCallback, useEffect, useRef, useState } from 'react';
import { sectionAnchor } from './menu-section.tsx';

/** Below the sticky header and tabs; a section counts as current once its head is above this line. */
const readingLine = 160;

/**
 * The section being read, and a way to go to one. Sections far away have only an estimated height until they come
 * near, so a jump is corrected where it arrives.
 */
export const useCurrentSection = (count: number) => {
  const [current, setCurrent] = useState(0);
  const goingTo = useRef<number | null>(null);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (goingTo.current !== null) return;
      let reading = 0;
      for (let place = 0; place < count; place++) {
        const section = document.getElementById(sectionAnchor(place));
        if (section && section.getBoundingClientRect().top <= readingLine) reading = place;
      }
      const { scrollHeight } = document.documentElement;
      const atTheEnd = innerHeight + scrollY >= scrollHeight - 2 && scrollY > 0;
      setCurrent(atTheEnd ? count - 1 : reading);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    addEventListener('scroll', onScroll, { passive: true });
    // At the top the first section is the one; measuring that would lay out the page for nothing.
    if (scrollY > 0) look();
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [count]);

  const goTo = useCallback((place: number) => {
    const section = document.getElementById(sectionAnchor(place));
    if (!section) return;
    goingTo.current = place;
    setCurrent(place);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const arrive = () => {
      removeEventListener('scrollend', arrive);
      clearTimeout(patience);
      section.scrollIntoView();
      requestAnimationFrame(() => {
        section.scrollIntoView();
        goingTo.current = null;
      });
    };
    // Some browsers have no scrollend, and there is none when nothing had to move.
    const patience = setTimeout(arrive, 900);
    addEventListener('scrollend', arrive);
    section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  }, []);

  return { current, goTo };
};
