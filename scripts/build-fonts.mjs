/**
 * Cuts the typefaces of the interface and of the menus into small files that pages link by script (letters, digits),
 * and writes a manifest of them. Node 24: the list of fonts is read straight from core.
 *
 * node scripts/build-fonts.mjs            → dist/client/fonts/*.woff2 and dist/fonts.json
 */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontIds, typefaceOf } from '../core/theme/fonts.ts';
import { cutTypeface } from './fonts/cut-typeface.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Names carry a hash of the content, so the server may call them immutable. */
const writeFace = async (folder, { content, ...face }) => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const weight = face.weight.replace(' ', '-');
  const name = `${face.key}-${face.script}-${weight}.${hash}.woff2`;
  await writeFile(join(folder, name), content);
  return {
    script: face.script,
    url: `/fonts/${name}`,
    bytes: content.length,
    weight: face.weight,
    style: 'normal',
    unicodeRange: face.unicodeRange,
    ...(face.isBorrowed && { isBorrowed: true }),
  };
};

export const buildFonts = async ({
  outputFolder = join(root, 'dist'),
  packagesFolder = join(root, 'node_modules'),
} = {}) => {
  const folder = join(outputFolder, 'client', 'fonts');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const built = new Map();
  for (const typeface of new Set(fontIds.map((id) => typefaceOf[id]))) {
    const { faces, fallbacks } = await cutTypeface(typeface, packagesFolder);
    const written = [];
    for (const face of faces) written.push(await writeFace(folder, face));
    built.set(typeface, { faces: written, fallbacks });
  }

  const manifest = Object.fromEntries(fontIds.map((id) => [id, built.get(typefaceOf[id])]));
  await writeFile(join(outputFolder, 'fonts.json'), JSON.stringify(manifest));
  return manifest;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFonts();
