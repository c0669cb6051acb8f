import { limitConcurrency } from '#server/system/turns/limit-concurrency.ts';
import { type CanonicalPicture, hashOf, openCanonical, toCanonicalPicture } from './canonical-picture.ts';
import { encodeVariants, type ImageVariant } from './encode-variant.ts';
import { blurredPlaceholder, dominantColor } from './placeholder.ts';

export type ProcessedImage = {
  hash: string;
  /** Size of the largest variant. */
  width: number;
  height: number;
  /** Dominant colour, `#rrggbb`. */
  color: string;
  /** A few blurred pixels as a data URL. */
  placeholder: string;
  /** The picture as stored for making further formats (`makeVariants`); never sent to a browser. */
  master: Buffer;
  variants: ImageVariant[];
};

const encodeMaster = (picture: CanonicalPicture): Promise<Buffer> =>
  openCanonical(picture).webp({ quality: 92, effort: 1 }).toBuffer();

const encodeAll = async (picture: CanonicalPicture): Promise<ProcessedImage> => ({
  hash: hashOf(picture),
  width: picture.width,
  height: picture.height,
  color: await dominantColor(picture),
  placeholder: await blurredPlaceholder(picture),
  master: await encodeMaster(picture),
  variants: [...(await encodeVariants(picture, 'webp')), ...(await encodeVariants(picture, 'jpg'))],
});

const twoAtOnce = limitConcurrency(2);

/** Turns an uploaded file into what we keep and serve. Anything but a sound picture is refused (`not_an_image`). */
export const processImage = (bytes: Buffer): Promise<ProcessedImage> =>
  twoAtOnce(async () => encodeAll(await toCanonicalPicture(bytes)));
