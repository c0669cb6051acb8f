import fc from 'fast-check';
import type { Bitmap } from '../../ticket/ticket.ts';

/** Rows of whole bytes, as printers want them. */
export const anyBitmap: fc.Arbitrary<Bitmap> = fc
  .record({ rowBytes: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 700 }) })
  .chain(({ rowBytes, height }) =>
    fc.uint8Array({ minLength: rowBytes * height, maxLength: rowBytes * height }).map((bits) => ({
      width: rowBytes * 8,
      height,
      bits,
    })),
  );
