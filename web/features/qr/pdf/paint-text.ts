import { textDirection } from '#core/qr/text-direction.ts';
import { canvasFont } from '../card/text-measure.ts';
import type { PaintText } from './build-pack.ts';

/** Enough for 600 dots an inch. */
const sharpness = 600 / 72;

/** Draws a text with whatever fonts this device has: emoji, Arabic, Chinese. */
export const paintText: PaintText = async ({ text, size, weight, color }) => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  const font = canvasFont(weight, size * sharpness);
  context.font = font;
  const [ascent, descent] = [size * 1.1, size * 0.4];
  const width = context.measureText(text).width / sharpness + size * 0.2;
  canvas.width = Math.ceil(width * sharpness);
  canvas.height = Math.ceil((ascent + descent) * sharpness);
  // A new size forgets the settings.
  context.font = font;
  context.fillStyle = color;
  context.textAlign = 'center';
  // A canvas outside the page knows no direction.
  context.direction = textDirection(text, 'ltr');
  context.fillText(text, canvas.width / 2, ascent * sharpness);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture was not made.');
  return { png: new Uint8Array(await blob.arrayBuffer()), width, height: ascent + descent, ascent };
};
