/**
 * Paints the demo restaurant's pictures and writes them as the server keeps them, in AVIF alone: the newest browsers'
 * format, from which the others are made when one is asked for. Committed, so that no start paints.
 *
 * npm run demo-pictures   → server/features/demo/pictures/
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { logoKey, picturesFolder } from '../server/features/demo/demo-pictures.service.ts';
import { makeVariants } from '../server/images/processing/make-variants.ts';
import { processImage } from '../server/images/processing/process-image.ts';
import { composeLogo } from './demo-pictures/compose-logo.ts';
import { composePicture } from './demo-pictures/compose-picture.ts';
import { recipes } from './demo-pictures/recipes.ts';

/** Writes one picture's files and gives the facts that the server keeps beside them. */
const writePicture = async (key, painted) => {
  const { hash, width, height, color, placeholder, master } = await processImage(painted);
  for (const variant of await makeVariants(master, 'avif')) {
    await writeFile(new URL(`${key}-${variant.width}.avif`, picturesFolder), variant.bytes);
  }
  return { hash, width, height, color, placeholder };
};

await rm(picturesFolder, { recursive: true, force: true });
await mkdir(picturesFolder, { recursive: true });
const facts = { [logoKey]: await writePicture(logoKey, await composeLogo()) };
for (const [key, recipe] of Object.entries(recipes)) {
  facts[key] = await writePicture(key, await composePicture({ key, ...recipe }));
}
await writeFile(new URL('pictures.json', picturesFolder), `${JSON.stringify(facts, null, 2)}\n`);
