import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusNextStep } from '#web/lib/browser/focus-next-step.ts';
import { classes } from '#web/ui/classes.ts';
import type { NearObserver } from '#web/ui/layout/near-observer.ts';
import type { BoardOrder } from '../state/board-state.ts';
import { likelyHeight } from './card-height.ts';
import type { PlacedOrder } from './lingering.ts';
import { cardMaxHeight, OrderCard, type OrderCardProps } from './order-card.tsx';

type PlacedCardProps = Omit<OrderCardProps, 'proposed'> &
  PlacedOrder & {
    propose: (order: BoardOrder) => number | null;
    /** Null for the first ones, which are always rendered. */
    near: NearObserver | null;
    /** Measures the item for the panel. */
    watch: (item: Element) => () => void;
  };

/**
 * An order in its place. Far off screen only its number and height are rendered: after a rush there may be thousands, too
 * many cards for a slow tablet. A card that somebody has pressed stays, with what they chose on it.
 */
export const PlacedCard = ({ order, isLeaving, propose, near, watch, ...card }: PlacedCardProps) => {
  const item = useRef<HTMLLIElement>(null);
  const { isNear, height, approach, keep } = useNearness(item, near);
  const enter = useFocusInside(item, isNear, approach);
  useEffect(() => (item.current ? watch(item.current) : undefined), [watch]);
  // Before the browser takes the focus from what is disabled.
  useLayoutEffect(() => {
    if (isLeaving && item.current?.contains(document.activeElement)) focusNextStep(item.current);
  }, [isLeaving]);
  if (isNear) {
    return (
      <li
        ref={item}
        inert={isLeaving}
        onClickCapture={keep}
        // One that was scrolled to is not new.
        className={classes(
          'min-w-0 transition-opacity',
          isLeaving && 'opacity-30',
          near && '[&>article]:animate-none',
        )}
      >
        <OrderCard order={order} proposed={propose(order)} {...card} />
      </li>
    );
  }
  return (
    <li
      ref={item}
      inert={isLeaving}
      onFocus={enter}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the next stop of the keyboard, which makes a card of it
      tabIndex={0}
      style={{ height: height ?? likelyHeight(order) }}
      className={classes(
        'min-w-0 rounded-card border-2 border-line bg-card p-2 font-semibold text-3xl text-ink-2 tabular-nums leading-none tracking-tight',
        cardMaxHeight,
      )}
    >
      {`\u2066#${order.displayOrderNumber}\u2069`}
    </li>
  );
};

type ItemRef = { readonly current: HTMLLIElement | null };

const useNearness = (item: ItemRef, near: NearObserver | null) => {
  const [isSeen, setSeen] = useState(near === null);
  /** The last measured height: nothing below it moves when it is scrolled away. */
  const [height, setHeight] = useState<number | null>(null);
  const isPinned = useRef(false);
  useEffect(() => {
    const { current } = item;
    // One that is no longer among the first stays a card until it is far off screen.
    if (!near) return setSeen(true);
    if (!current) return;
    return near.observe(current, (isOnScreen, seenHeight) => {
      if (isOnScreen) return setSeen(true);
      if (isPinned.current || current.contains(document.activeElement)) return;
      setHeight(seenHeight);
      setSeen(false);
    });
  }, [item, near]);
  return {
    isNear: isSeen || near === null,
    height,
    approach: () => setSeen(true),
    keep: () => {
      isPinned.current = true;
    },
  };
};

/** Focus on a placeholder moves on to a control of its card: the last one, coming from below. */
const useFocusInside = (item: ItemRef, isNear: boolean, approach: () => void) => {
  const comesFrom = useRef<'above' | 'below' | null>(null);
  useEffect(() => {
    if (!isNear || comesFrom.current === null) return;
    const inside = item.current?.querySelectorAll('button') ?? [];
    inside[comesFrom.current === 'above' ? 0 : inside.length - 1]?.focus();
    comesFrom.current = null;
  }, [item, isNear]);
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isBelow =
      relatedTarget instanceof Node &&
      (currentTarget.compareDocumentPosition(relatedTarget) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    comesFrom.current = isBelow ? 'below' : 'above';
    approach();
  };
};
