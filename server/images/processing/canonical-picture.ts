import { createHash } from 'node:crypto';
import { Refusal } from '#core/refusal.ts';
import { limits } from '#core/values/limits.ts';
import { imageKindOf } from './image-kind.ts';
import { sharp } from './image-library.ts';

/** Upright sRGB pixels without metadata, at the largest size we keep. Every variant is made from these. */
export type CanonicalPicture = {
  pixels: Buffer;
  width: number;
  height: number;
  /** 4 when some of it is really transparent, otherwise 3. */
  channels: 3 | 4;
};

const largest = { width: 1280, height: 1920 };
/** A crafted file may decode for minutes within the pixel limit. */
const secondsToDecode = 20;

const decode = async (bytes: Buffer): Promise<CanonicalPicture> => {
  const input = { limitInputPixels: limits.imagePixels, failOn: 'error', pages: 1 } as const;
  const { width: ownWidth, height: ownHeight, mediaType, hasAlpha } = await sharp(bytes, input).metadata();
  // The frame of a GIF or WebP can be small in a huge canvas: what counts is what would be allocated.
  if (ownWidth * ownHeight > limits.imagePixels) throw new Refusal('not_an_image');
  if (mediaType !== `image/${imageKindOf(bytes)}`) throw new Refusal('not_an_image');

  const { data, info } = await sharp(bytes, input)
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: secondsToDecode })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (!hasAlpha) return { pixels: data, width, height, channels: 3 };
  const rgba = { width, height, channels: 4 } as const;
  const { isOpaque } = await sharp(data, { raw: rgba }).stats();
  if (!isOpaque) return { pixels: data, ...rgba };
  const pixels = await sharp(data, { raw: rgba }).removeAlpha().raw().toBuffer();
  return { pixels, width, height, channels: 3 };
};

/** Decodes a stranger's file within limits, or refuses it. */
export const toCanonicalPicture = async (bytes: Buffer): Promise<CanonicalPicture> => {
  if (bytes.length > limits.imageBytes || imageKindOf(bytes) === null) throw new Refusal('not_an_image');
  try {
    return await decode(bytes);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    // libvips reports damage, bombs and time-outs only as text; they all mean the same to the owner.
    const refusal = new Refusal('not_an_image');
    refusal.cause = cause;
    throw refusal;
  }
};

/** The content address: the same picture has the same one, whatever file it came in. */
export const hashOf = ({ pixels, width, height, channels }: CanonicalPicture): string =>
  createHash('sha256').update(`${width}x${height}x${channels}:`).update(pixels).digest('hex').slice(0, 32);

export const openCanonical = ({ pixels, width, height, channels }: CanonicalPicture) =>
  sharp(pixels, { raw: { width, height, channels } });
