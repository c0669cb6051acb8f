import { readFile } from 'node:fs/promises';
import { widthsFor } from '#core/menus/image-urls.ts';
import type { ProcessedImage } from '#server/images/processing/process-image.ts';

/** Committed in the sizes that are served, so that no start has to decode or encode anything. */
const picturesFolder = new URL('./pictures/', import.meta.url);
export const logoKey = 'logo';

export type PictureFacts = Omit<ProcessedImage, 'master' | 'variants'>;

export const readPictureFacts = async (): Promise<Record<string, PictureFacts>> =>
  JSON.parse(await readFile(new URL('pictures.json', picturesFolder), 'utf8'));

const readPicture = async (key: string, facts: PictureFacts): Promise<ProcessedImage> => {
  const variants = await Promise.all(
    widthsFor(facts.width).map(async (width) => ({
      width,
      format: 'avif' as const,
      bytes: await readFile(new URL(`${key}-${width}.avif`, picturesFolder)),
    })),
  );
  const master = variants.at(-1)?.bytes;
  if (!master) throw new Error(`the picture ${key} has no files`);
  return { ...facts, master, variants };
};

/** Every picture of the demo by its dish's key, and the logo. AVIF only: older formats are made when asked for. */
export const readDemoPictures = async (): Promise<Map<string, ProcessedImage>> => {
  const facts = Object.entries(await readPictureFacts());
  return new Map(
    await Promise.all(facts.map(async ([key, of]) => [key, await readPicture(key, of)] as const)),
  );
};
