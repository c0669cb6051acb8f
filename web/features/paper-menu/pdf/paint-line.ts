import { paintText } from '#web/lib/pdf/paint-text.ts';
import { cssWeights } from '../fonts/font-files.ts';
import type { PaintLine } from './build-menu-pdf.ts';

export const paintLineIn =
  (family: string): PaintLine =>
  ({ weight, ...line }) =>
    paintText({ ...line, fontAt: (size) => `${cssWeights[weight]} ${size}px ${family}` });
