import { type ImageFormat, widthsFor } from '#core/menus/image-urls.ts';
import { toCanonicalPicture } from './canonical-picture.ts';
import { encodeVariant, type ImageVariant } from './encode-variant.ts';

/** A picture's variants of one format in every width, from its `master`. AVIF is slow: see `createBackgroundAvif`. */
export const makeVariants = async (master: Buffer, format: ImageFormat): Promise<ImageVariant[]> => {
  const picture = await toCanonicalPicture(master);
  const variants: ImageVariant[] = [];
  for (const width of widthsFor(picture.width)) variants.push(await encodeVariant(picture, width, format));
  return variants;
};
