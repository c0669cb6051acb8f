import type { ImageFormat } from '#core/menus/image-urls.ts';
import { toCanonicalPicture } from './canonical-picture.ts';
import { encodeVariants, type ImageVariant } from './encode-variant.ts';

/** A picture's variants of one format in every width, from its `master`. AVIF is slow: see `createBackgroundAvif`. */
export const makeVariants = async (master: Buffer, format: ImageFormat): Promise<ImageVariant[]> =>
  encodeVariants(await toCanonicalPicture(master), format);
