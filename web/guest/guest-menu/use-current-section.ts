import { useCallback, useEffect, useRef, useState } from 'react';
import { sectionAnchor } from './menu-section.tsx';

/** Below the sticky header and tabs; a section is current once its heading is above this line. */
const readingLine = 160;

/** A scroll event does not say who scrolled; these precede one that the user makes. */
const handEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * The section being read, and a way to jump to one. Distant sections have only an estimated height until they come
 * near, so a jump is corrected on arrival. A section that was jumped to stays the current one until the user
 * scrolls: on a short page the last sections cannot reach the reading line.
 */
export const useCurrentSection = (count: number) => {
  const [current, setCurrent] = useState(0);
  const goingTo = useRef<number | null>(null);

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      if (goingTo.current !== null) return;
      let reading = 0;
      for (let index = 0; index < count; index++) {
        const section = document.getElementById(sectionAnchor(index));
        if (section && section.getBoundingClientRect().top <= readingLine) reading = index;
      }
      const { scrollHeight } = document.documentElement;
      const atTheEnd = innerHeight + scrollY >= scrollHeight - 2 && scrollY > 0;
      setCurrent(atTheEnd ? count - 1 : reading);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    const letGo = () => {
      goingTo.current = null;
    };
    addEventListener('scroll', onScroll, { passive: true });
    for (const type of handEvents) addEventListener(type, letGo, { passive: true });
    // At the top it is the first section; measuring that would force a layout for nothing.
    if (scrollY > 0) {
      // A tab that was tapped before this script ran has jumped by its address, perhaps to the end of a short page.
      const tapped = Number(/^#s(\d+)$/.exec(location.hash)?.[1] ?? -1);
      const top = document.getElementById(sectionAnchor(tapped))?.getBoundingClientRect().top ?? -1;
      if (top >= 0 && top < innerHeight) {
        goingTo.current = tapped;
        setCurrent(tapped);
      }
      update();
    }
    return () => {
      removeEventListener('scroll', onScroll);
      for (const type of handEvents) removeEventListener(type, letGo);
      cancelAnimationFrame(frame);
    };
  }, [count]);

  const goTo = useCallback((index: number) => {
    const section = document.getElementById(sectionAnchor(index));
    if (!section) return;
    goingTo.current = index;
    setCurrent(index);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const arrive = () => {
      removeEventListener('scrollend', arrive);
      clearTimeout(timeout);
      if (goingTo.current !== index) return;
      section.scrollIntoView();
      requestAnimationFrame(() => section.scrollIntoView());
    };
    // Some browsers have no scrollend, and there is none when nothing had to move.
    const timeout = setTimeout(arrive, 900);
    addEventListener('scrollend', arrive);
    section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  }, []);

  return { current, goTo };
};
