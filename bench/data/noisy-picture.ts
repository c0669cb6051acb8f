import { randomBytes } from 'node:crypto';
import { sharp } from '#server/images/processing/image-library.ts';

/** A photograph of about 1.1 MB as a browser uploads it: noise packs as badly as a photograph does. */
export const noisyPicture = async (): Promise<string> => {
  const [width, height] = [1_280, 960];
  const bytes = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 70 })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
};
