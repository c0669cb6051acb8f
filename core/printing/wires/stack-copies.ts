import type { Bitmap } from '../ticket/ticket.ts';

/** Between two copies, as much as a hand needs to tear. */
const gapRows = 120;

/** Copies below each other, for printers that cut only at the end of a picture. */
export const stackCopies = (bitmap: Bitmap, copies: number): Bitmap => {
  if (copies === 1) return bitmap;
  const { width, height, bits } = bitmap;
  const step = bits.length + Math.ceil(width / 8) * gapRows;
  const stacked = new Uint8Array(step * copies - (step - bits.length));
  for (let copy = 0; copy < copies; copy++) stacked.set(bits, copy * step);
  return { width, height: height * copies + gapRows * (copies - 1), bits: stacked };
};
