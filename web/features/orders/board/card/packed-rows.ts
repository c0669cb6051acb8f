/** The height of a row of the grid of cards. Low: a card ends where its order does, and the next one begins below it. */
export const rowHeight = 4;
const gap = 12;

/** How many rows a card of this height takes, with the gap below it. */
export const rowsOf = (height: number): number => Math.ceil((height + gap) / rowHeight);

const pack = (item: HTMLElement, height: number) => {
  item.style.gridRowEnd = `span ${rowsOf(height)}`;
};

/** Those that have just come, before they are first painted: every height is read before any is written. */
export const packNew = (list: HTMLElement): void => {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  const heights = items
    .filter((item) => item.style.gridRowEnd === '')
    .map((item) => [item, item.offsetHeight] as const);
  for (const [item, height] of heights) pack(item, height);
};

/**
 * Packs cards of different heights without holes, in the order of their arrival: each comes where the first space is free,
 * and none moves when another comes after it. One observer for all whose height changes.
 */
export const createPacking = () => {
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      if (target instanceof HTMLElement) pack(target, borderBoxSize[0]?.blockSize ?? 0);
    }
  });
  return (item: Element) => {
    observer.observe(item);
    return () => observer.unobserve(item);
  };
};
