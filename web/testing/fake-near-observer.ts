import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Says what is on the screen when the test does. */
export const fakeNearObserver = () => {
  const watched = new Map<Element, IntersectionObserverCallback>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly notify: IntersectionObserverCallback;
      constructor(notify: IntersectionObserverCallback) {
        this.notify = notify;
      }
      observe = (element: Element) => void watched.set(element, this.notify);
      unobserve = (element: Element) => void watched.delete(element);
      disconnect = () => {};
    },
  );
  return {
    watched: () => [...watched.keys()],
    see: (element: Element, isIntersecting: boolean, height = 300) =>
      act(async () => {
        const entry = { target: element, isIntersecting, boundingClientRect: { height } };
        watched.get(element)?.([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
      }),
  };
};
