import sharp from 'sharp';
import type { Bitmap } from '#core/printing/ticket/ticket.ts';

/** What a printer puts on paper of a picture of its own width: black dots, and no grey. */
export const decodePng = async (png: Buffer): Promise<Bitmap> => {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const rowBytes = Math.ceil(width / 8);
  const bits = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const grey = data[(y * width + x) * channels];
      if (grey !== 0 && grey !== 255) throw new Error(`a printer would dither grey ${grey}`);
      const at = y * rowBytes + (x >> 3);
      if (grey === 0) bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
    }
  return { width, height, bits };
};
