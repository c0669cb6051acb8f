/** How far beyond the screen things are made ready: about one turn of a wheel. */
const margin = '800px 0px';

const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** The box that an element is scrolled in; null for the page itself. */
const scrollerOf = (element: Element): Element | null => {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (scrolls(box)) return box;
  return null;
};

/** `height`: as it was when it was looked at. */
type OnNear = (isNear: boolean, height: number) => void;

/** Says of the items of one long list which are on the screen or close to it. One observer for all: one each would be dear. */
export const createNearObserver = () => {
  const listeners = new Map<Element, OnNear>();
  let observer: IntersectionObserver | null = null;
  const notify = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting, boundingClientRect } of entries)
      listeners.get(target)?.(isIntersecting, boundingClientRect.height);
  };
  return {
    observe: (element: Element, onNear: OnNear): (() => void) => {
      // A margin counts from the box that scrolls, so that box has to be known.
      observer ??= new IntersectionObserver(notify, { root: scrollerOf(element), rootMargin: margin });
      listeners.set(element, onNear);
      observer.observe(element);
      return () => {
        listeners.delete(element);
        observer?.unobserve(element);
        // The next list may be in another box.
        if (listeners.size > 0) return;
        observer?.disconnect();
        observer = null;
      };
    },
  };
};

export type NearObserver = ReturnType<typeof createNearObserver>;
