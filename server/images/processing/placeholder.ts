import { type CanonicalPicture, openCanonical } from './canonical-picture.ts';
import { sharp } from './image-library.ts';

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');

/** The colour displayed until the picture loads. */
export const dominantColor = async (picture: CanonicalPicture): Promise<string> => {
  const small = await openCanonical(picture)
    .resize(64, 64, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
};

/** A few blurred pixels as a data URL, small enough to embed in the page. */
export const blurredPlaceholder = async (picture: CanonicalPicture): Promise<string> => {
  // Transparency is stored losslessly and would double the size.
  const side = picture.channels === 4 ? 8 : 14;
  const bytes = await openCanonical(picture)
    .resize(side, side, { fit: 'inside' })
    .blur(0.8)
    .webp({ quality: 20, alphaQuality: 20, effort: 4 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
};
