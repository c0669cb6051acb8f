import { sharp } from '#server/images/processing/image-library.ts';

/** A small real picture as a browser uploads it; another colour is another picture. */
export const buildPicture = async (background = '#c0392b', width = 400): Promise<string> => {
  const height = Math.round(width * 0.75);
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
};
