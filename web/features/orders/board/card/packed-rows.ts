/** The height of a row of the grid of cards. Low: a card ends where its order does, and the next one begins below it. */
export const rowHeight = 4;
const gap = 12;

/** How many rows a card of this height takes, with the gap below it. */
export const rowsOf = (height: number): number => Math.ceil((height + gap) / rowHeight);

/**
 * Packs cards of different heights without holes, in the order of their arrival: each comes where the first space is free,
 * and none moves when another comes after it. One observer for all: it reads every height before it writes any.
 */
export const createPacking = () => {
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      if (target instanceof HTMLElement)
        target.style.gridRowEnd = `span ${rowsOf(borderBoxSize[0]?.blockSize ?? 0)}`;
    }
  });
  return (item: Element) => {
    observer.observe(item);
    return () => observer.unobserve(item);
  };
};
