import { useLayoutEffect, useState } from 'react';

export type DrawingSize = {
  width: number;
  height: number;
  /** How much larger than usual the reader has text. */
  textScale: number;
};

const usualText = 16;

const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualText || 1;

const isSame = (one: DrawingSize, other: DrawingSize): boolean =>
  one.width === other.width && one.height === other.height && one.textScale === other.textScale;

/**
 * The size of the box that a drawing fills, measured before it is painted: a page that is switched to may be laid out
 * only then. `usual` is for where nothing can be measured.
 */
export const useDrawingSize = (usual: DrawingSize) => {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState(usual);
  useLayoutEffect(() => {
    if (!box) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box;
      const measured = { width, height, textScale: textScale() };
      if (width > 0) setSize((before) => (isSame(before, measured) ? before : measured));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [box]);
  return { setBox, ...size };
};
