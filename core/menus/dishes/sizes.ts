import type { Agorot } from '../../values/money.ts';
import { agorot } from '../../values/money.ts';

export type Size = { name: string; price: Agorot; isBase: boolean };

/**
 * Exactly one base size, at no extra price; the first becomes base when none is.
 * A dish without sizes has none.
 */
export const normaliseSizes = (sizes: readonly Size[]): Size[] => {
  const base = Math.max(
    0,
    sizes.findIndex((size) => size.isBase),
  );
  return sizes.map((size, index) =>
    index === base ? { ...size, isBase: true, price: agorot(0) } : { ...size, isBase: false },
  );
};
