import { textDirection } from '#core/qr/text-direction.ts';
import { paintText } from '#web/lib/pdf/paint-text.ts';
import { canvasFont } from '../card/text-measure.ts';
import type { PaintText } from './build-pack.ts';

export const paintCardText: PaintText = ({ weight, ...shape }) =>
  paintText({
    ...shape,
    direction: textDirection(shape.text, 'ltr'),
    fontAt: (size) => canvasFont(weight, size),
  });
