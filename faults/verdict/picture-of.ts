import { createHash } from 'node:crypto';
import type { Bitmap } from '#core/printing/ticket/ticket.ts';

/** The same for the same dots, on paper and as drawn. */
export const pictureOf = ({ width, height, bits }: Bitmap): string =>
  `${width}×${height} ${createHash('sha256').update(bits).digest('hex').slice(0, 16)}`;
