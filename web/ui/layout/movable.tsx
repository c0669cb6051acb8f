import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/** Content that may be shown in another place of the page, and keeps all its state when it is. */
export type Movable = {
  readonly box: HTMLElement;
  /** What had focus in it while it was moved. */
  focused: HTMLElement | null;
};
export const newMovable = (): Movable => ({ box: document.createElement('div'), focused: null });

export const MovableContent = ({ of, children }: { of: Movable; children: ReactNode }) =>
  createPortal(children, of.box);

/** Where it is now: one place at a time. What says `data-first-focus` gets it when it is first shown. */
export const MovablePlace = ({ of }: { of: Movable }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(of.box);
    const first = of.focused ?? of.box.querySelector<HTMLElement>('[data-first-focus]');
    first?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && of.box.contains(activeElement)) of.focused = activeElement;
    };
  }, [of]);
  return <div ref={place} />;
};
