import type { Direction } from '#core/i18n/locale.ts';

type PaintedText = {
  readonly text: string;
  readonly size: number;
  readonly color: string;
  readonly direction: Direction;
  /** As a canvas wants it: `500 40px Rubik`. */
  readonly fontAt: (size: number) => string;
};

/** Enough for 600 dots an inch. */
const sharpness = 600 / 72;

/** Draws a text with whatever fonts this device has, for letters that ours lack: emoji, Chinese. */
export const paintText = async ({ text, size, color, direction, fontAt }: PaintedText) => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  const font = fontAt(size * sharpness);
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
  context.direction = direction;
  context.fillText(text, canvas.width / 2, ascent * sharpness);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture was not made.');
  return { png: new Uint8Array(await blob.arrayBuffer()), width, height: ascent + descent, ascent };
};
