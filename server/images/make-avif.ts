import { widthsFor } from '#core/menus/image-urls.ts';
import { toCanonicalPicture } from './canonical-picture.ts';
import { encodeVariant, type ImageVariant } from './encode-variant.ts';

/** The AVIF variants of a picture, from its `master`. Slow: run it in the background (`createBackgroundAvif`). */
export const makeAvif = async (master: Buffer): Promise<ImageVariant[]> => {
  const picture = await toCanonicalPicture(master);
  const variants: ImageVariant[] = [];
  for (const width of widthsFor(picture.width)) variants.push(await encodeVariant(picture, width, 'avif'));
  return variants;
};
