import { type ImageFormat, type ImageWidth, widthsFor } from '#core/menus/image-urls.ts';
import { type CanonicalPicture, openCanonical } from './canonical-picture.ts';

export type ImageVariant = { width: ImageWidth; format: ImageFormat; bytes: Buffer };

type Qualities = readonly [number, ...number[]];

/**
 * Bytes a width should stay within, and the qualities to try from the best down; the last one is used even when
 * it is over. A menu shows dozens of thumbnails over mobile data, so the small ones are strict.
 */
const steps: Record<ImageWidth, Record<ImageFormat, { bytes: number; qualities: Qualities }>> = {
  160: {
    avif: { bytes: 2_500, qualities: [46, 38] },
    webp: { bytes: 2_500, qualities: [72, 60, 48, 38] },
    jpg: { bytes: 4_500, qualities: [72, 60] },
  },
  320: {
    avif: { bytes: 6_000, qualities: [46, 38] },
    webp: { bytes: 6_000, qualities: [72, 60, 50, 42] },
    jpg: { bytes: 11_000, qualities: [72, 62] },
  },
  640: {
    avif: { bytes: 14_000, qualities: [45, 38] },
    webp: { bytes: 14_000, qualities: [72, 62, 52, 44] },
    jpg: { bytes: 30_000, qualities: [72, 62] },
  },
  1280: {
    avif: { bytes: 60_000, qualities: [43] },
    webp: { bytes: 60_000, qualities: [70, 56] },
    jpg: { bytes: 110_000, qualities: [72] },
  },
};

/** Finer colour edges and smaller JPEGs, up to the widths where they do not yet cost most of the time. */
const crispUpTo = 320;
const thoroughUpTo = 640;

/** AVIF at effort 2 is 0.6 s a picture, at 4 already 5 s; WebP at 4 is the knee of its curve. */
const encodeAt = (picture: CanonicalPicture, width: number, format: ImageFormat, quality: number) => {
  const resized = openCanonical(picture).resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return resized.avif({ quality, effort: 2 });
    case 'webp':
      return resized.webp({ quality, effort: 4, smartSubsample: width <= crispUpTo });
    case 'jpg':
      // JPEG has no transparency; without this, transparent turns black.
      return resized
        .flatten({ background: '#ffffff' })
        .jpeg({ quality, mozjpeg: width <= thoroughUpTo, progressive: true });
  }
};

const encodeVariant = async (
  picture: CanonicalPicture,
  width: ImageWidth,
  format: ImageFormat,
  [best, ...worse]: Qualities,
): Promise<ImageVariant> => {
  const { bytes: budget } = steps[width][format];
  let bytes = await encodeAt(picture, width, format, best).toBuffer();
  // Far over: the steps between would be tried in vain.
  const further = bytes.length > 2 * budget ? worse.slice(-1) : worse;
  for (const quality of further) {
    if (bytes.length <= budget) break;
    bytes = await encodeAt(picture, width, format, quality).toBuffer();
  }
  return { width, format, bytes };
};

/**
 * One format in every width, the smallest first: where that is over the budget of the next one already, all but the last
 * quality would be tried in vain.
 */
export const encodeVariants = async (
  picture: CanonicalPicture,
  format: ImageFormat,
): Promise<ImageVariant[]> => {
  const variants: ImageVariant[] = [];
  // One after the other: each holds a thread of the pool that file access and password hashing need too.
  for (const width of widthsFor(picture.width)) {
    const { bytes: budget, qualities } = steps[width][format];
    const isInVain = (variants.at(-1)?.bytes.length ?? 0) > budget;
    const worst = qualities.at(-1) ?? qualities[0];
    variants.push(await encodeVariant(picture, width, format, isInVain ? [worst] : qualities));
  }
  return variants;
};
