import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';
import { tooltipSpot } from './tooltip-spot.ts';

const restMs = 400;
/** Time enough to cross the gap: who reads with a magnifier moves the pointer onto the words. */
const leaveMs = 150;

type TooltipProps = { label: string; children: ReactElement };

/** A word of explanation on hover and focus. Never the only place where something is said. */
export const Tooltip = ({ label, children }: TooltipProps) => {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (next: Element | null, afterMs = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), afterMs);
  };
  const hide = () => change(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const explained = ({ currentTarget }: SyntheticEvent) => currentTarget.firstElementChild;
  return (
    // Has no box of its own, so that the child stands in its row as if alone.
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the control inside
    <span
      className="contents"
      onPointerEnter={(event: PointerEvent) =>
        event.pointerType !== 'touch' && change(explained(event), restMs)
      }
      onPointerLeave={() => change(null, leaveMs)}
      onPointerDown={hide}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && change(explained(event))}
      onBlur={hide}
    >
      {children}
      {anchor && <Bubble label={label} anchor={anchor} onHide={hide} />}
    </span>
  );
};

type BubbleProps = { label: string; anchor: Element; onHide: () => void };

const Bubble = ({ label, anchor, onHide }: BubbleProps) => {
  const { direction, locale } = useLocale();
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!box) return;
    const screen = { width: document.documentElement.clientWidth, height: innerHeight };
    const { top, left } = tooltipSpot(anchor.getBoundingClientRect(), box.getBoundingClientRect(), screen);
    Object.assign(box.style, { top: `${top}px`, left: `${left}px` });
  }, [anchor]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The first Escape is for the words, the next for the dialog they stand in.
      event.stopPropagation();
      onHide();
    };
    addEventListener('keydown', onKey, true);
    addEventListener('scroll', onHide, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('scroll', onHide, true);
    };
  });
  return createPortal(
    <div
      ref={bubble}
      role="tooltip"
      dir={direction}
      lang={locale}
      className="fixed top-0 z-60 max-w-64 animate-fade-in rounded-lg bg-ink px-2.5 py-1.5 text-paper text-sm shadow-float"
    >
      {label}
    </div>,
    document.body,
  );
};
