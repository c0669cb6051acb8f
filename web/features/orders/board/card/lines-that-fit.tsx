import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';

type LinesThatFitProps = {
  /** For the screen reader, where several orders are side by side. */
  orderLabel: string;
  onOpen: () => void;
  children: ReactNode;
};

/** How many lines of the list are not wholly in sight above what says so. */
const countCut = (box: HTMLElement, list: Element): number => {
  if (list.getBoundingClientRect().height <= box.clientHeight + 1) return 0;
  const end = box.getBoundingClientRect().bottom - moreHeight;
  return [...list.children].filter((line) => line.getBoundingClientRect().bottom > end).length;
};
/** As high as the button that says how many are more. */
const moreHeight = 44;

/** The dishes of an order. Where the screen is too low for all of them it says how many are missing, and opens them all. */
export const LinesThatFit = ({ orderLabel, onOpen, children }: LinesThatFitProps) => {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(0);
  useLayoutEffect(() => {
    const { current } = box;
    const list = current?.firstElementChild;
    if (!current || !list) return;
    const watch = new ResizeObserver(() => setCut(countCut(current, list)));
    for (const each of [current, list]) watch.observe(each);
    return () => watch.disconnect();
  }, []);
  const more = text(t.moreLines, { count: cut });
  return (
    // Not positioned: the card's own button lies over the lines, and a tap on them opens the order.
    <div
      ref={box}
      className="grid min-h-0 grid-cols-1 grid-rows-[minmax(0,1fr)] items-start overflow-hidden *:[grid-area:1/1]"
    >
      {children}
      {cut > 0 && (
        <button
          type="button"
          aria-label={`${more}: ${orderLabel}`}
          onClick={onOpen}
          // It lies over the lines: were it below them, it would take the place of one more.
          className="-outline-offset-2 before:-top-8 relative z-10 h-11 self-end bg-card font-semibold text-brand underline underline-offset-4 before:pointer-events-none before:absolute before:inset-x-0 before:h-8 before:bg-linear-to-t before:from-card"
        >
          {more}
        </button>
      )}
    </div>
  );
};
